package dev.assay.judge.generation;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.Set;

/** How far up the passages stand that support a claim of the reference. */
public record JudgedContextPrecision() implements ClaimMetric {

    @Override
    public Set<Link> links() {
        return Set.of(Link.REFERENCE_PASSAGES);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(links(), () -> ContextPrecisions.averagePrecision(graph.passages(), graph::relevant));
    }

    @Override
    public MetricName name() {
        return MetricName.of("contextPrecision");
    }

    @Override
    public MetricFamily family() {
        return ContextPrecisions.FAMILY;
    }
}
