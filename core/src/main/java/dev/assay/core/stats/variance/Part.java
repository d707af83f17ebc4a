package dev.assay.core.stats.variance;

import dev.assay.core.stats.Interval;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The variance of one source, or of several that the data do not tell apart.
 *
 * @param sources whence, in the order of {@link Source}; at least one
 * @param deviation standard deviation of a single score by it, 0 or more; absent for a single case
 * @param interval of the deviation; absent for one cluster, for more than 100,000 cases, where nothing differs, and
 *     where it is 0 by construction
 * @param negative whether the estimate of the variance came out negative, so that 0 stands for it
 * @param inMean its part of the variance of the run's mean, 0 or more; absent for fewer than two clusters
 */
public record Part(
        List<Source> sources,
        OptionalDouble deviation,
        Optional<Interval> interval,
        boolean negative,
        OptionalDouble inMean) {

    public Part {
        sources = List.copyOf(sources);
    }
}
