package dev.assay.core.comparison;

import java.util.List;

/**
 * Two runs beside each other; every difference is the second run minus the first.
 *
 * @param cases which cases are in both
 * @param metrics the metrics of both, in the order of the first run
 * @param slices for each key asked for and each metric the slices
 * @param seed of the bootstrap and the permutations
 * @param confidence of the intervals; what is below 1 less this counts as shown
 */
public record Comparison(
        PairedCases cases, List<MetricComparison> metrics, List<SliceTable> slices, long seed, double confidence) {

    public Comparison {
        metrics = List.copyOf(metrics);
        slices = List.copyOf(slices);
    }

    /** Whether some metric has a value in both runs for some case. */
    public boolean any() {
        return metrics.stream()
                .anyMatch(metric -> metric.tested().change().difference().n() > 0);
    }
}
