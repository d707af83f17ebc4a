package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.ClopperPearson;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.agreement.Confusion;

/**
 * What a certificate says of a judge in one language.
 *
 * @param against the judge's yes and no against people's
 * @param clusters independent groups among the things labelled
 */
public record CertifiedRates(Confusion against, int clusters) {

    /** True positive rate with the Clopper-Pearson interval; undefined where people never said yes. */
    public Answer<Interval> truePositiveRate(double level) {
        return bounds(against.truePositives(), against.positives(), "yes", level);
    }

    /** True negative rate with the Clopper-Pearson interval; undefined where people never said no. */
    public Answer<Interval> trueNegativeRate(double level) {
        return bounds(against.trueNegatives(), against.negatives(), "no", level);
    }

    private static Answer<Interval> bounds(int right, int all, String word, double level) {
        return all == 0
                ? Answer.undefined("unknown: people said " + word + " to nothing")
                : ClopperPearson.interval(right, all, level);
    }

    /**
     * Whether the judge is shown to know more than chance: the lower bounds of both rates add up to more than 1. A judge
     * that says yes to everything, or throws a coin, has rates that add up to 1.
     */
    public boolean betterThanChance(double level) {
        double least = lower(truePositiveRate(level)) + lower(trueNegativeRate(level));
        return least > 1;
    }

    private static double lower(Answer<Interval> rate) {
        return rate.fold(Interval::low, why -> 0.0);
    }
}
