package dev.assay.core.history;

import dev.assay.core.comparison.Differing;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.List;

/**
 * A metric in one of the runs of a series.
 *
 * @param place the run's place in the series, from 0 for the oldest
 * @param run the run
 * @param estimate what was found; it has a mean
 * @param changed what stands between this run and the one before it that has this metric; none for the first
 */
public record TrendPoint(int place, PastRun run, Estimate estimate, List<Differing> changed) {

    public TrendPoint {
        changed = List.copyOf(changed);
    }

    /** The mean. */
    public double mean() {
        return estimate.mean().orElseThrow();
    }

    /** Lower bound of the interval; the mean where there is none. */
    public double low() {
        return estimate.interval().map(Interval::low).orElse(mean());
    }

    /** Upper bound of the interval; the mean where there is none. */
    public double high() {
        return estimate.interval().map(Interval::high).orElse(mean());
    }

    /** Names of what changed, as {@link dev.assay.core.comparison.Comparability#GROUNDS} has them. */
    public List<String> grounds() {
        return changed.stream().map(Differing::what).toList();
    }
}
