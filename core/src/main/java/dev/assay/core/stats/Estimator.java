package dev.assay.core.stats;

import dev.assay.core.words.Numbers;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/** Turns scores into a mean with the interval that suits them, and says which it took. */
public final class Estimator {

    /** Above this many units the bootstrap is slow and adds nothing to the normal interval. */
    static final int MOST_BOOTSTRAP_UNITS = 20_000;

    private Estimator() {}

    /**
     * The estimate of a mean.
     *
     * <p>0/1 values get Wilson's interval, with real clusters on the effective sample size; other values the BCa
     * bootstrap, by cluster where a cluster has more than one case, and above 20,000 units the normal interval. One
     * case, or one cluster, has no interval.
     *
     * @param values valued cases, finite
     * @param clusterIds for each value the number of its cluster, 0 or more
     * @param undefined cases for which the metric has no meaning
     * @param failed cases that could not be measured
     * @param seed seed of the bootstrap
     * @param level confidence, between 0 and 1
     */
    public static Estimate estimate(
            double[] values, int[] clusterIds, int undefined, int failed, long seed, double level) {
        check(values, clusterIds, level);
        if (values.length == 0) {
            return new Estimate(OptionalDouble.empty(), Optional.empty(), 0, undefined, failed, "no value");
        }
        Units units = Units.of(values, clusterIds);
        Bounds bounds = bounds(values, units, seed, level);
        return new Estimate(
                OptionalDouble.of(units.mean()), bounds.interval, values.length, undefined, failed, bounds.method);
    }

    private record Bounds(Optional<Interval> interval, String method) {

        static Bounds of(Interval interval, String method) {
            return new Bounds(Optional.of(interval), method);
        }
    }

    private static Bounds bounds(double[] values, Units units, long seed, double level) {
        String percent = Numbers.percent(level);
        if (units.cases() == 1) {
            return new Bounds(Optional.empty(), "no interval: one case");
        }
        if (units.size() == 1) {
            return new Bounds(Optional.empty(), "no interval: all " + units.cases() + " cases are one cluster");
        }
        if (Arrays.stream(values).allMatch(value -> value == 0 || value == 1)) {
            return wilson(units, level, percent);
        }
        if (Arrays.stream(values).allMatch(value -> value == values[0])) {
            return Bounds.of(
                    new Interval(values[0], values[0], level),
                    "bootstrap " + percent + ", no width: all " + values.length + " values are equal");
        }
        if (units.size() > MOST_BOOTSTRAP_UNITS) {
            return Bounds.of(
                    Normal.interval(units, level), "normal " + percent + (units.clustered() ? ", by cluster" : ""));
        }
        return Bounds.of(
                Bca.interval(units, seed, level),
                "BCa " + (units.clustered() ? "cluster " : "") + "bootstrap " + percent);
    }

    private static Bounds wilson(Units units, double level, String percent) {
        if (!units.clustered()) {
            return Bounds.of(Wilson.interval(units, 1, level), "Wilson " + percent);
        }
        double effect = Wilson.designEffect(units);
        return Bounds.of(
                Wilson.interval(units, effect, level),
                "Wilson " + percent + ", design effect " + Numbers.fixed(effect, 2));
    }

    private static void check(double[] values, int[] clusterIds, double level) {
        if (values.length != clusterIds.length) {
            throw new IllegalArgumentException(
                    "each value has a cluster; found " + values.length + " values, " + clusterIds.length + " clusters");
        }
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("a confidence level lies between 0 and 1, such as 0.95; found " + level);
        }
        if (!Arrays.stream(values).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException("a value is a finite number");
        }
    }
}
