package dev.assay.core.comparison;

/**
 * A metric in both runs.
 *
 * @param metric the metric's name
 * @param direction which way it should go
 * @param tested the change over the cases with a value in both runs; its p corrected by Holm over all metrics compared
 * @param leftOut paired cases without a value in both
 * @param changes the cases on which it differs
 */
public record MetricComparison(
        String metric, Direction direction, Tested tested, LeftOut leftOut, CaseChanges changes) {}
