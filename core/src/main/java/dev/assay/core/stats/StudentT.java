package dev.assay.core.stats;

import org.hipparchus.distribution.continuous.TDistribution;

/**
 * Student's interval of a mean: {@code mean ± t(units-1) · standard error}, the error cluster-robust where clusters have
 * more than one case. Exact for normal values; for skewed ones slightly too narrow on the long side.
 *
 * <p>Source: Student 1908, Biometrika 6, 1-25; clusters by Cameron and Miller 2015, J. Human Resources 50, 317-372.
 * Agrees with scipy {@code ttest_1samp(...).confidence_interval()}.
 */
public final class StudentT {

    private StudentT() {}

    /**
     * The interval of the mean.
     *
     * @param values finite
     * @param clusterIds for each value its cluster, 0 or more
     * @param level confidence, between 0 and 1
     * @return undefined for fewer than two independent units, or without variance
     */
    public static Answer<Interval> interval(double[] values, int[] clusterIds, double level) {
        return values.length == 0
                ? Answer.undefined("a mean of no case")
                : interval(Units.of(values, clusterIds), level);
    }

    static Answer<Interval> interval(Units units, double level) {
        if (units.size() < 2) {
            return Answer.undefined(
                    units.cases() == 1 ? "one case" : "all " + units.cases() + " cases are one cluster");
        }
        double error = Math.sqrt(units.varianceOfMean());
        if (error <= 1e-15 * Math.abs(units.mean())) {
            return Answer.undefined("all " + units.size() + " values are equal: no variance");
        }
        double margin = halfWidth(level, units.size() - 1) * error;
        return Answer.of(new Interval(units.mean() - margin, units.mean() + margin, level));
    }

    /**
     * The value below which a share {@code p} of Student's distribution lies.
     *
     * @param p strictly between 0 and 1
     * @param degreesOfFreedom above 0; need not be whole
     */
    public static double quantile(double p, double degreesOfFreedom) {
        return new TDistribution(degreesOfFreedom, 1e-13).inverseCumulativeProbability(p);
    }

    /**
     * How often a value at least this far from 0 is seen, on either side.
     *
     * @param t finite
     * @param degreesOfFreedom above 0; need not be whole
     */
    public static double twoSided(double t, double degreesOfFreedom) {
        return Math.min(1, 2 * new TDistribution(degreesOfFreedom, 1e-13).cumulativeProbability(-Math.abs(t)));
    }

    /** Half the width, in standard errors, of a two-sided interval. */
    static double halfWidth(double level, int degreesOfFreedom) {
        return quantile((1 + level) / 2, degreesOfFreedom);
    }
}
