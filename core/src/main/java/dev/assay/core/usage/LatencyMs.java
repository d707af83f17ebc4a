package dev.assay.core.usage;

import dev.assay.core.data.Output;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.OutputMetric;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Time the system took for a case, in milliseconds. */
public record LatencyMs() implements OutputMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "latencyMs",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of(
                    """
                    Time the system took for a case, in milliseconds.
                    系统处理一个用例所用的毫秒数。
                    formula: the field latencyMs of the output
                    range: 0 upwards, milliseconds
                    better: lower
                    nothing relevant: not applicable
                    fewer than k: not applicable
                    unjudged: not applicable
                    duplicates: not applicable
                    example: latencyMs 850: the answer came after 0.85 s
                    confused with: the judge's latency, which is never part of it
                    bad at: tails: a mean hides the slowest answers
                    source: the system's own record
                    agrees with: nothing to agree with: the number is taken as recorded
                    """),
            arguments -> new LatencyMs());

    @Override
    public Score score(Output output) {
        return output.latencyMs().isPresent()
                ? Score.of(output.latencyMs().getAsDouble())
                : new Score.Undefined("the output records no latencyMs");
    }

    @Override
    public MetricName name() {
        return MetricName.of("latencyMs");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
