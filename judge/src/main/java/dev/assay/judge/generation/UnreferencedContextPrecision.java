package dev.assay.judge.generation;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.Set;
import java.util.stream.IntStream;

/** How far up the passages stand that a judge finds relevant to the question; needs no reference. */
public record UnreferencedContextPrecision() implements JudgedMetric {

    @Override
    public Score score(Evidence evidence) {
        return PassageRelevance.of(evidence)
                .score(levels -> ContextPrecisions.averagePrecision(
                        IntStream.rangeClosed(1, levels.passages()).boxed().toList(), levels::helps));
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.CONTEXTS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("contextPrecision").with("reference", "none");
    }

    @Override
    public MetricFamily family() {
        return ContextPrecisions.FAMILY;
    }
}
