package dev.assay.core.stats;

import org.hipparchus.distribution.continuous.BetaDistribution;

/**
 * The Clopper-Pearson ("exact") interval of a share: never below its level, so wider than {@link Wilson}'s. For promises
 * that must hold, such as the lower bound of a certificate.
 *
 * <pre>[Beta(α/2; x, n-x+1), Beta(1-α/2; x+1, n-x)]</pre>
 *
 * Source: Clopper and Pearson 1934, Biometrika 26, 404-413. Agrees with statsmodels
 * {@code proportion_confint(method="beta")}.
 */
public final class ClopperPearson {

    private static final double ACCURACY = 1e-14;

    private ClopperPearson() {}

    /**
     * The interval of {@code successes} out of {@code n}.
     *
     * @param successes 0 to {@code n}
     * @param n 0 or more
     * @param level confidence, between 0 and 1
     * @return bounds within 0 and 1; undefined for no case
     */
    public static Answer<Interval> interval(int successes, int n, double level) {
        if (successes < 0 || successes > n) {
            throw new IllegalArgumentException("a share is 0 to n successes; found " + successes + " out of " + n);
        }
        if (n == 0) {
            return Answer.undefined("a share of no case");
        }
        double tail = (1 - level) / 2;
        double low = successes == 0 ? 0 : beta(successes, n - successes + 1.0, tail);
        double high = successes == n ? 1 : beta(successes + 1.0, n - (double) successes, 1 - tail);
        return Answer.of(new Interval(low, high, level));
    }

    private static double beta(double a, double b, double share) {
        return new BetaDistribution(a, b, ACCURACY).inverseCumulativeProbability(share);
    }
}
