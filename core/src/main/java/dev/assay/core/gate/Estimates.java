package dev.assay.core.gate;

import dev.assay.core.stats.Estimate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Where the gate gets its numbers: a run, finished or read again. */
@FunctionalInterface
public interface Estimates {

    /**
     * The estimate of a metric.
     *
     * @param metric the metric's name as a rule gives it
     * @param level confidence of the interval wanted
     * @return empty when the run did not compute the metric
     */
    Optional<Estimate> of(String metric, double level);

    /** The metrics that were computed, for the hint at a mistyped one; may be left empty. */
    default Collection<String> names() {
        return List.of();
    }
}
