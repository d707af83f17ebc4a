package dev.assay.judge.access;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics on access that rest on a judge. To add one: its file, its test, one line here. */
public final class JudgedAccessMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(LeakedUsed.FAMILY);

    private JudgedAccessMetrics() {}
}
