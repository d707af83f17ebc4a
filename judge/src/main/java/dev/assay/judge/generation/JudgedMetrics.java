package dev.assay.judge.generation;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics computed on the claim graph. To add one: its file, its test, one line here. */
public final class JudgedMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(Faithfulness.FAMILY, Contradiction.FAMILY);

    private JudgedMetrics() {}
}
