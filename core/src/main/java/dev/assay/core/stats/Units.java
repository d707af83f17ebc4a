package dev.assay.core.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The independent units of a sample: clusters of cases, each with the sum of its values and its number of cases. A case
 * without company is a cluster of one.
 */
final class Units {

    private final double[] sums;
    private final int[] counts;
    private final int cases;
    private final double mean;

    private Units(double[] sums, int[] counts) {
        this.sums = sums;
        this.counts = counts;
        this.cases = Arrays.stream(counts).sum();
        this.mean = Arrays.stream(sums).sum() / cases;
    }

    /**
     * Gathers values by cluster.
     *
     * @param values finite, at least one
     * @param clusterIds for each value its cluster, 0 or more
     */
    static Units of(double[] values, int[] clusterIds) {
        int[] position = new int[Arrays.stream(clusterIds).max().orElseThrow() + 1];
        double[] sums = new double[values.length];
        int[] counts = new int[values.length];
        int size = 0;
        for (int i = 0; i < values.length; i++) {
            int cluster = clusterIds[i];
            if (position[cluster] == 0) {
                position[cluster] = ++size;
            }
            sums[position[cluster] - 1] += values[i];
            counts[position[cluster] - 1]++;
        }
        return new Units(Arrays.copyOf(sums, size), Arrays.copyOf(counts, size));
    }

    /** The same units in an order that does not depend on the order of the cases. */
    Units sorted() {
        int[] order = IntStream.range(0, sums.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(unit -> sums[unit]).thenComparingInt(unit -> counts[unit]))
                .mapToInt(Integer::intValue)
                .toArray();
        return new Units(
                Arrays.stream(order).mapToDouble(unit -> sums[unit]).toArray(),
                Arrays.stream(order).map(unit -> counts[unit]).toArray());
    }

    /** Number of units. */
    int size() {
        return sums.length;
    }

    /** Number of cases. */
    int cases() {
        return cases;
    }

    /** Whether some unit has more than one case. */
    boolean clustered() {
        return sums.length < cases;
    }

    /** Sum of all values over number of cases. */
    double mean() {
        return mean;
    }

    /** Sum of the values of a unit. */
    double sum(int unit) {
        return sums[unit];
    }

    /** Number of cases of a unit. */
    int count(int unit) {
        return counts[unit];
    }

    /**
     * Cluster-robust variance of the mean: {@code G/(G-1) Σ (s_g - mean n_g)² / n²}; with units of one case the usual
     * {@code s²/n}. Needs two units or more.
     */
    double varianceOfMean() {
        double squares = 0;
        for (int unit = 0; unit < sums.length; unit++) {
            double residual = sums[unit] - mean * counts[unit];
            squares += residual * residual;
        }
        return squares * sums.length / (sums.length - 1) / ((double) cases * cases);
    }

    /** The mean of one resample of the units, drawn with replacement. */
    double resampledMean(Draws draws) {
        double sum = 0;
        if (!clustered()) {
            for (int i = 0; i < sums.length; i++) {
                sum += sums[draws.below(sums.length)];
            }
            return sum / cases;
        }
        long count = 0;
        for (int i = 0; i < sums.length; i++) {
            int unit = draws.below(sums.length);
            sum += sums[unit];
            count += counts[unit];
        }
        return sum / count;
    }

    /** The mean without one unit; needs two units or more. */
    double meanWithout(int unit) {
        return (mean * cases - sums[unit]) / (cases - counts[unit]);
    }
}
