package dev.assay.engine.baseline;

import dev.assay.core.comparison.Direction;
import java.util.Optional;

/**
 * What a baseline holds of a metric.
 *
 * @param mean mean of the cases with a value, finite
 * @param n cases with a value, 1 or more
 * @param better which way it is better
 * @param raisedBy the run that raised it since the baseline was frozen
 */
public record FrozenMetric(double mean, int n, Direction better, Optional<String> raisedBy) {

    /** The same, raised by a run. */
    FrozenMetric by(String run) {
        return new FrozenMetric(mean, n, better, Optional.of(run));
    }
}
