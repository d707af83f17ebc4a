package dev.assay.core.usage;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics that an output carries itself. To add one: its file, its test, one line here. */
public final class UsageMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(LatencyMs.FAMILY, Cost.FAMILY);

    private UsageMetrics() {}
}
