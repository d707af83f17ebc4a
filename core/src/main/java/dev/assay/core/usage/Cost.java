package dev.assay.core.usage;

import dev.assay.core.data.Output;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.OutputMetric;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** What the system's answer to a case cost, in the unit the file uses throughout. */
public record Cost() implements OutputMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "cost",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of(
                    """
                    What the system's answer to a case cost, in the unit the file uses throughout.
                    系统回答一个用例的花费，单位以数据文件为准。
                    formula: the field cost of the output
                    range: 0 upwards, the file's own unit
                    better: lower
                    nothing relevant: not applicable
                    fewer than k: not applicable
                    unjudged: not applicable
                    duplicates: not applicable
                    example: cost 0.002: two thousandths of that unit
                    confused with: what the judge cost, which is kept apart
                    bad at: comparing files that count in different units
                    source: the system's own record
                    agrees with: nothing to agree with: the number is taken as recorded
                    """),
            arguments -> new Cost());

    @Override
    public Score score(Output output) {
        return output.cost().isPresent()
                ? Score.of(output.cost().getAsDouble())
                : new Score.Undefined("the output records no cost");
    }

    @Override
    public MetricName name() {
        return MetricName.of("cost");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
