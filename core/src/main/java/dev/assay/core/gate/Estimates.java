package dev.assay.core.gate;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.Estimate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Where the gate gets its numbers: a run, finished or read again, and the baseline it is held against. */
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

    /**
     * How a metric stands to the baseline on the same cases.
     *
     * @param metric the metric's name as a rule gives it
     * @param level confidence of the interval wanted
     */
    default Against against(String metric, double level) {
        return Against.NO_BASELINE;
    }

    /** Why a slice holds no case; empty when it holds some. */
    default Optional<String> missing(CaseSlice slice) {
        return Optional.of("no slices are known of this run");
    }

    /** The numbers of the cases in a slice alone. */
    default Estimates on(CaseSlice slice) {
        return (metric, level) -> Optional.empty();
    }
}
