package dev.assay.core.slice.search;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.PValue;
import java.util.List;

/**
 * A slice that is worse than the rest of the run by some metric.
 *
 * @param slice the slice
 * @param same other slices that hold the same valued cases
 * @param metric the metric's name
 * @param mean mean of the valued cases of the slice
 * @param rest mean of the valued cases outside
 * @param gain by how much the mean of all would change were the slice as good as the rest: below 0 where lower is better
 * @param p of the difference, two-sided
 * @param q p corrected by Benjamini and Hochberg over all comparisons of the run
 */
public record WorseSlice(
        CaseSlice slice,
        List<CaseSlice> same,
        String metric,
        Measured mean,
        double rest,
        double gain,
        PValue p,
        double q) {

    public WorseSlice {
        same = List.copyOf(same);
    }

    /** How far the slice lies above the rest; below 0 where it lies below. */
    public double difference() {
        return mean.value() - rest;
    }
}
