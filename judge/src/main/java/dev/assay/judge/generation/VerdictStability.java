package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.Agreement;
import java.util.List;
import java.util.Set;

/** How far a judge that is asked several times says the same each time. */
public record VerdictStability() implements AgreementMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "verdictStability",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    How far a judge that is asked several times says the same each time, over what it judged in a case.
                    同一评判器多次评判时前后一致的程度（对一个用例的全部判断取平均）。
                    formula: verdictStability = mean over judged things of (repeats that say what most repeats say / repeats)
                    range: above 0 to 1
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: undefined where nothing was judged more than once; a repeat without a reply is left out
                    duplicates: equal claims count once
                    example: 3 repeats, 4 pairs of claim and passage, on one of them one repeat differs: (1 + 1 + 1 + 2/3) / 4 = 0.916667
                    confused with: judgeDisagreement, which is several judges against each other; correctness: a judge can be wrong each time
                    bad at: a model at temperature 0, whose replies differ only by the service's own noise
                    source: plain counting of repeats
                    agrees with: nothing to agree with: other tools report no such number
                    """),
            arguments -> new VerdictStability());

    @Override
    public Score score(Evidence evidence) {
        Agreement repeats = evidence.betweenRepeats();
        return repeats.items() == 0
                ? new Score.Undefined("nothing was judged more than once here; judge.repeats says how often")
                : Score.of(repeats.shares() / repeats.items());
    }

    @Override
    public MetricName name() {
        return MetricName.of("verdictStability");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
