package dev.assay.core.stats;

import org.hipparchus.distribution.continuous.NormalDistribution;

/** The standard normal distribution, and the interval that large samples allow. */
final class Normal {

    private static final NormalDistribution STANDARD = new NormalDistribution(0, 1);

    private Normal() {}

    /** Probability of a value up to {@code z}. */
    static double cdf(double z) {
        return STANDARD.cumulativeProbability(z);
    }

    /** The value below which a share {@code p} lies; {@code p} strictly between 0 and 1. */
    static double quantile(double p) {
        return STANDARD.inverseCumulativeProbability(p);
    }

    /** Half the width, in standard errors, of a two-sided interval. */
    static double halfWidth(double level) {
        return quantile((1 + level) / 2);
    }

    /** Mean plus and minus the cluster-robust standard error; needs two units or more. */
    static Interval interval(Units units, double level) {
        double margin = halfWidth(level) * Math.sqrt(units.varianceOfMean());
        return new Interval(units.mean() - margin, units.mean() + margin, level);
    }
}
