package dev.assay.core.stats;

import java.util.Arrays;

/**
 * The bias-corrected and accelerated bootstrap interval of a mean. Units are drawn with replacement, so with clusters
 * it is the cluster bootstrap: the estimate is the sum over the number of cases drawn.
 *
 * <p>Source: Efron 1987, JASA 82, 171-185; acceleration by the jackknife over units (Efron and Tibshirani 1993, 14.15).
 * Agrees with {@code scipy.stats.bootstrap(method="BCa")} up to the draws; resamples equal to the estimate count half.
 */
public final class Bca {

    /** Resamples drawn for an interval. */
    public static final int RESAMPLES = 10_000;

    private Bca() {}

    /**
     * The interval of the mean.
     *
     * @param values finite, not all equal
     * @param clusterIds for each value its cluster, 0 or more; two clusters or more
     * @param seed the same seed gives the same interval, whatever the order of the cases
     * @param level confidence, between 0 and 1
     */
    public static Interval interval(double[] values, int[] clusterIds, long seed, double level) {
        return interval(Units.of(values, clusterIds), seed, level);
    }

    static Interval interval(Units units, long seed, double level) {
        return interval(units, seed, level, Normal.halfWidth(level));
    }

    /**
     * The interval with bounds as far out as Student's distribution asks of so few units, by {@code t(units-1)} and the
     * root of {@code units/(units-1)}, as resamples vary by that much less than samples (Hesterberg 2015, American
     * Statistician 69, 371-386, for the percentile interval). With many units the same as {@link #interval}; what it
     * gains with few stands in {@code docs/statistics.md}.
     *
     * @param values finite, not all equal
     * @param clusterIds for each value its cluster, 0 or more; two clusters or more
     * @param seed the same seed gives the same interval, whatever the order of the cases
     * @param level confidence, between 0 and 1
     */
    public static Interval expanded(double[] values, int[] clusterIds, long seed, double level) {
        return expanded(Units.of(values, clusterIds), seed, level);
    }

    static Interval expanded(Units units, long seed, double level) {
        return interval(units, seed, level, expandedHalfWidth(units, level));
    }

    private static double expandedHalfWidth(Units units, double level) {
        double few = Math.sqrt(units.size() / (units.size() - 1.0));
        return few * StudentT.halfWidth(level, units.size() - 1);
    }

    /**
     * The expanded percentile interval: as {@link #expanded}, without correction for bias and skewness. For differences of
     * like systems, which are about symmetric, so that the corrections follow chance only and cost level.
     *
     * @param values finite, not all equal
     * @param clusterIds for each value its cluster, 0 or more; two clusters or more
     * @param seed the same seed gives the same interval, whatever the order of the cases
     * @param level confidence, between 0 and 1
     */
    public static Interval expandedPercentile(double[] values, int[] clusterIds, long seed, double level) {
        Units units = Units.of(values, clusterIds).sorted();
        double[] means = resample(units, seed);
        double z = expandedHalfWidth(units, level);
        return new Interval(quantile(means, Normal.cdf(-z)), quantile(means, Normal.cdf(z)), level);
    }

    private static Interval interval(Units unordered, long seed, double level, double z) {
        Units units = unordered.sorted();
        double[] means = resample(units, seed);
        double bias = bias(means, units);
        double acceleration = acceleration(units);
        double low = quantile(means, adjusted(-z, bias, acceleration));
        double high = quantile(means, adjusted(z, bias, acceleration));
        return new Interval(Math.min(low, high), Math.max(low, high), level);
    }

    /** Means of the resamples, smallest first. */
    private static double[] resample(Units units, long seed) {
        double[] means = units.resampledMeans(new Draws(seed), RESAMPLES);
        Arrays.sort(means);
        return means;
    }

    /** How far, in standard deviations, the median of the resamples lies from the estimate. */
    private static double bias(double[] means, Units units) {
        double size = 0;
        for (int unit = 0; unit < units.size(); unit++) {
            size += Math.abs(units.sum(unit));
        }
        // Sums taken in another order differ in the last digits; such resamples are ties.
        double tie = 1e-12 * size / units.cases();
        double below = 0;
        for (double mean : means) {
            double difference = mean - units.mean();
            below += Math.abs(difference) <= tie ? 0.5 : difference < 0 ? 1 : 0;
        }
        double share = Math.min(Math.max(below, 0.5), means.length - 0.5) / means.length;
        return Normal.quantile(share);
    }

    /** A sixth of the skewness of the jackknife means. */
    private static double acceleration(Units units) {
        double centre = 0;
        for (int unit = 0; unit < units.size(); unit++) {
            centre += units.meanWithout(unit) / units.size();
        }
        double squares = 0;
        double cubes = 0;
        for (int unit = 0; unit < units.size(); unit++) {
            double gap = centre - units.meanWithout(unit);
            squares += gap * gap;
            cubes += gap * gap * gap;
        }
        return squares == 0 ? 0 : cubes / (6 * Math.pow(squares, 1.5));
    }

    /** The share of resamples below a bound, after both corrections. */
    private static double adjusted(double z, double bias, double acceleration) {
        double shifted = bias + z;
        double scale = 1 - acceleration * shifted;
        if (scale <= 0) {
            return shifted > 0 ? 1 : 0;
        }
        return Normal.cdf(bias + shifted / scale);
    }

    /** Linear between neighbours, as numpy does by default. */
    static double quantile(double[] sorted, double share) {
        double position = share * (sorted.length - 1);
        int index = (int) position;
        int next = Math.min(index + 1, sorted.length - 1);
        return sorted[index] + (position - index) * (sorted[next] - sorted[index]);
    }
}
