package dev.assay.core.comparison;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.paired.McNemar;
import dev.assay.core.stats.paired.PairedDifference;
import dev.assay.core.stats.paired.Pairs;
import dev.assay.core.stats.paired.SignFlip;
import dev.assay.core.stats.power.Demand;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How a metric differs between two runs over the same cases.
 *
 * @param meanA mean of the first run over the pairs; absent when there is none
 * @param meanB mean of the second run over the pairs
 * @param difference second minus first, with its paired interval
 * @param p two-sided, of this metric alone: other metrics never change it. McNemar's exact test for scores of 0 or 1
 *     without clusters, else sign-flip permutation; undefined where nothing can be tested
 * @param detectable smallest difference that so many pairs show with a chance of 80 %, tested alone
 * @param fewest whether the pairs are too few for any difference to be shown, however large
 * @param same whether there are pairs and none differs
 */
public record Change(
        OptionalDouble meanA,
        OptionalDouble meanB,
        Estimate difference,
        Answer<PValue> p,
        Answer<Double> detectable,
        boolean fewest,
        boolean same) {

    private static final double POWER = 0.8;

    /** The change between two columns of scores. */
    static Change of(Column column, long seed, double level) {
        Pairs pairs = column.pairs();
        double alpha = 1 - level;
        return new Change(
                column.meanA(),
                column.meanB(),
                PairedDifference.estimate(pairs, seed, level),
                test(pairs, seed),
                PairedDifference.detectable(pairs, new Demand(alpha, Math.max(POWER, (1 + alpha) / 2))),
                // All clusters to one side is the most that can be seen, and has this p.
                Math.pow(2, 1.0 - pairs.clusters()) >= alpha,
                pairs.n() > 0 && pairs.rises() + pairs.falls() == 0);
    }

    /** The same without interval and test, and why: of a few pairs they say more than there is to know. */
    Change untested(String why) {
        Estimate bare = new Estimate(difference.mean(), Optional.empty(), difference.n(), 0, 0, "no interval: " + why);
        return new Change(meanA, meanB, bare, Answer.undefined(why), Answer.undefined(why), fewest, same);
    }

    private static Answer<PValue> test(Pairs pairs, long seed) {
        if (pairs.n() > 0 && pairs.clusters() < 2) {
            return Answer.undefined(pairs.n() == 1 ? "one pair" : "all " + pairs.n() + " pairs are one cluster");
        }
        return pairs.binary() && !pairs.clustered() ? McNemar.test(pairs) : SignFlip.test(pairs, seed);
    }
}
