package dev.assay.core.stats;

/**
 * The Wilson score interval of a share.
 *
 * <pre>(p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n)</pre>
 *
 * Source: Wilson 1927, JASA 22, 209-212. Agrees with statsmodels {@code proportion_confint(method="wilson")}.
 */
public final class Wilson {

    private Wilson() {}

    /**
     * The interval of {@code successes} out of {@code n}.
     *
     * @param successes 0 to {@code n}; need not be whole, as for an effective sample size
     * @param n above 0
     * @param level confidence, between 0 and 1
     * @return bounds within 0 and 1
     */
    public static Interval interval(double successes, double n, double level) {
        if (!(n > 0) || !(successes >= 0) || successes > n) {
            throw new IllegalArgumentException(
                    "a share is 0 to n successes out of n > 0; found " + successes + " out of " + n);
        }
        double z = Normal.halfWidth(level);
        double share = successes / n;
        double scale = 1 + z * z / n;
        double centre = (share + z * z / (2 * n)) / scale;
        double margin = z * Math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
        double low = successes == 0 ? 0 : Math.max(0, centre - margin);
        double high = successes == n ? 1 : Math.min(1, centre + margin);
        return new Interval(low, high, level);
    }

    /**
     * The design effect of clusters: how many times the variance of the mean of 0/1 values is larger than if the cases
     * were independent; at least 1. Where all values are equal nothing can be seen of it, so it is taken to be complete
     * within clusters: the effective sample size is the number of clusters. Needs two units or more.
     */
    static double designEffect(Units units) {
        double mean = units.mean();
        if (mean == 0 || mean == 1) {
            return (double) units.cases() / units.size();
        }
        double independent = mean * (1 - mean) / (units.cases() - 1);
        return Math.max(1, units.varianceOfMean() / independent);
    }

    /** The interval on the effective sample size {@code n / design effect}. */
    static Interval interval(Units units, double designEffect, double level) {
        double effective = units.cases() / designEffect;
        return interval(Math.min(effective, units.mean() * effective), effective, level);
    }
}
