package dev.assay.core.metric;

import java.util.List;

/** Brings metrics; found through {@code ServiceLoader}. */
public interface MetricSource {

    /** The families it brings. */
    List<MetricFamily> families();
}
