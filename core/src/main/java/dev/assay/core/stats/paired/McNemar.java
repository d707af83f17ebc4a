package dev.assay.core.stats.paired;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import org.hipparchus.distribution.discrete.BinomialDistribution;

/**
 * McNemar's exact test for scores of 0 or 1: among the cases on which the runs differ, rises and falls should be as
 * heads and tails. {@code p = min(1, 2 P(X ≤ min(rises, falls)))}, X binomial with half. Clusters are not regarded;
 * with clusters take {@link SignFlip}.
 *
 * <p>Source: McNemar 1947, Psychometrika 12, 153-157. Agrees with statsmodels {@code mcnemar(exact=True)}.
 */
public final class McNemar {

    private McNemar() {}

    /**
     * Tests whether the two shares differ.
     *
     * @return p is 1 when no pair differs; undefined for no pair, or scores other than 0 and 1
     */
    public static Answer<PValue> test(Pairs pairs) {
        if (pairs.n() == 0) {
            return Answer.undefined("no paired case");
        }
        if (!pairs.binary()) {
            return Answer.undefined("McNemar's test needs scores of 0 or 1, and there are others");
        }
        return Answer.of(new PValue(p(pairs.rises(), pairs.falls()), pairs.n(), "McNemar, exact"));
    }

    private static double p(int rises, int falls) {
        if (rises == falls) {
            return 1;
        }
        BinomialDistribution coin = new BinomialDistribution(rises + falls, 0.5);
        return Math.min(1, 2 * coin.cumulativeProbability(Math.min(rises, falls)));
    }
}
