package dev.assay.core.stats.corrected;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Normal;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.words.Numbers;

/**
 * The Rogan-Gladen correction of a share for a judge's known errors.
 *
 * <pre>(share judged yes + TNR - 1) / (TPR + TNR - 1), cut to [0, 1]</pre>
 *
 * <p>Unlike PPI it needs only the judge's two rates, which may come from another sample, so long as the judge errs there
 * as here. The interval is the delta method with the adjustments of Lang and Reiczigel, which keeps its level where plain
 * delta does not; it is not centred on the estimate. Undefined when people's labels are one-sided, or the judge is no
 * better than chance.
 *
 * <p>Source: Rogan and Gladen 1978, Am. J. Epidemiology 107, 71-76; Lang and Reiczigel 2014, Preventive Veterinary
 * Medicine 113, 13-22.
 */
public final class RoganGladen {

    private RoganGladen() {}

    /**
     * The share people would have found.
     *
     * @param against the judge against people
     * @param yes cases that the judge said yes to, among cases without labels
     * @param judged all cases without labels
     * @param level confidence, between 0 and 1
     */
    public static Answer<Measured> share(Confusion against, int yes, int judged, double level) {
        if (yes < 0 || yes > judged) {
            throw new IllegalArgumentException("a share is 0 to n; found " + yes + " out of " + judged);
        }
        if (judged == 0) {
            return Answer.undefined("no case was judged");
        }
        if (against.positives() == 0 || against.negatives() == 0) {
            return Answer.undefined("people's labels are one-sided: " + against.positives() + " positive, "
                    + against.negatives() + " negative; one of the judge's two rates is unknown");
        }
        Rates seen = new Rates(
                share(yes, judged),
                share(against.truePositives(), against.positives()),
                share(against.trueNegatives(), against.negatives()));
        if (seen.skill() <= 1e-12) {
            return Answer.undefined("the judge is no better than chance: TPR " + Numbers.fixed(seen.tpr, 3) + " + TNR "
                    + Numbers.fixed(seen.tnr, 3) + " is not above 1");
        }
        String method = "Rogan-Gladen, Lang-Reiczigel " + Numbers.percent(level);
        return Answer.of(Measured.of(cut(seen.corrected()), interval(against, yes, judged, level), judged, method));
    }

    private static Interval interval(Confusion against, int yes, int judged, double level) {
        double z = Normal.halfWidth(level);
        double all = judged + z * z;
        double positives = against.positives() + 2.0;
        double negatives = against.negatives() + 2.0;
        Rates rates = new Rates(
                (yes + z * z / 2) / all,
                (against.truePositives() + 1) / positives,
                (against.trueNegatives() + 1) / negatives);
        // A judge barely better than chance can fall below it by the adjustment: then nothing is known of the share.
        if (rates.skill() <= 0) {
            return new Interval(0, 1, level);
        }
        double share = rates.corrected();
        double ofPositives = rates.tpr * (1 - rates.tpr) / positives;
        double ofNegatives = rates.tnr * (1 - rates.tnr) / negatives;
        double shift = 2 * z * z * (share * ofPositives - (1 - share) * ofNegatives);
        double variance = rates.yes * (1 - rates.yes) / all
                + share * share * ofPositives
                + (1 - share) * (1 - share) * ofNegatives;
        double margin = z * Math.sqrt(variance) / rates.skill();
        return new Interval(cut(share + shift - margin), cut(share + shift + margin), level);
    }

    private record Rates(double yes, double tpr, double tnr) {

        /** Youden's index: 0 for chance, 1 without error. */
        double skill() {
            return tpr + tnr - 1;
        }

        double corrected() {
            return (yes + tnr - 1) / skill();
        }
    }

    private static double share(int part, int all) {
        return (double) part / all;
    }

    private static double cut(double share) {
        return Math.min(1, Math.max(0, share));
    }
}
