package dev.assay.core.access;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics on access that need no judge. To add one: its file, its test, one line here. */
public final class AccessMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(LeakedRetrieved.FAMILY);

    private AccessMetrics() {}
}
