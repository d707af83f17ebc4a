package dev.assay.core.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The independent units of a sample: clusters of cases, each with the sum of its values and its number of cases. A case
 * without company is a cluster of one.
 */
public final class Units {

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
    public static Units of(double[] values, int[] clusterIds) {
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
    public Units sorted() {
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
    public int size() {
        return sums.length;
    }

    /** Number of cases. */
    public int cases() {
        return cases;
    }

    /** Whether some unit has more than one case. */
    public boolean clustered() {
        return sums.length < cases;
    }

    /** Sum of all values over number of cases. */
    public double mean() {
        return mean;
    }

    /** Sum of the values of a unit. */
    public double sum(int unit) {
        return sums[unit];
    }

    /** Number of cases of a unit. */
    public int count(int unit) {
        return counts[unit];
    }

    /**
     * Cluster-robust variance of the mean: {@code G/(G-1) Σ (s_g - mean n_g)² / n²}; with units of one case the usual
     * {@code s²/n}. Needs two units or more.
     */
    public double varianceOfMean() {
        double squares = 0;
        for (int unit = 0; unit < sums.length; unit++) {
            double residual = sums[unit] - mean * counts[unit];
            squares += residual * residual;
        }
        return squares * sums.length / (sums.length - 1) / ((double) cases * cases);
    }

    /** The means of resamples of the units, each drawn with replacement. */
    double[] resampledMeans(Draws draws, int resamples) {
        double[] means = new double[resamples];
        int[] drawn = new int[sums.length];
        boolean clustered = clustered();
        for (int i = 0; i < resamples; i++) {
            draws.fill(drawn, sums.length);
            means[i] = sumOf(drawn) / (clustered ? casesOf(drawn) : cases);
        }
        return means;
    }

    private double sumOf(int[] units) {
        double sum = 0;
        for (int unit : units) {
            sum += sums[unit];
        }
        return sum;
    }

    private long casesOf(int[] units) {
        long sum = 0;
        for (int unit : units) {
            sum += counts[unit];
        }
        return sum;
    }

    /** The mean without one unit; needs two units or more. */
    double meanWithout(int unit) {
        return (mean * cases - sums[unit]) / (cases - counts[unit]);
    }
}
