package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.stats.corrected.Corrected;
import dev.assay.core.stats.corrected.LabelledScores;
import dev.assay.core.stats.corrected.Ppi;
import dev.assay.core.stats.corrected.RoganGladen;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A mean by the judge alone, by people alone, and corrected in two ways. The labelled cases must be a random part of all:
 * picked ones make every correction wrong.
 *
 * @param labels cases that people labelled
 * @param others cases that only the judge scored
 * @param judgeOnly mean of the judge's scores of all cases
 * @param peopleOnly mean of people's labels
 * @param roganGladen the judge's share of yes among the other cases, corrected by its two rates; undefined for scores
 *     other than 0 and 1
 * @param ppi PPI++ as published
 * @param ppiFewLabels PPI++ with Student's quantile, for few labels
 */
public record SideBySide(
        int labels,
        int others,
        Estimate judgeOnly,
        Estimate peopleOnly,
        Answer<Measured> roganGladen,
        Answer<Corrected> ppi,
        Answer<Corrected> ppiFewLabels) {

    /** Below this number of labels the published PPI++ interval is too narrow. */
    public static final int FEW = 50;

    /**
     * Puts them side by side.
     *
     * @param people people's scores of the labelled cases, finite
     * @param judge for each the judge's score
     * @param others the judge's scores of the other cases, finite
     * @param seed seed of the bootstraps
     * @param level confidence, between 0 and 1
     */
    public static SideBySide of(double[] people, double[] judge, double[] others, long seed, double level) {
        LabelledScores scores = LabelledScores.of(people, judge, others);
        double[] all =
                DoubleStream.concat(Arrays.stream(judge), Arrays.stream(others)).toArray();
        return new SideBySide(
                people.length,
                others.length,
                estimate(all, seed, level),
                estimate(people, seed, level),
                roganGladen(people, judge, others, level),
                Ppi.tuned(scores, level),
                Ppi.tunedForFewLabels(scores, level));
    }

    private static Estimate estimate(double[] values, long seed, double level) {
        int[] alone = IntStream.range(0, values.length).toArray();
        return Estimator.estimate(values, alone, 0, 0, seed, level);
    }

    private static Answer<Measured> roganGladen(double[] people, double[] judge, double[] others, double level) {
        if (!bits(people) || !bits(judge) || !bits(others)) {
            return Answer.undefined("corrects shares of yes and no, and there are scores other than 0 and 1");
        }
        if (people.length == 0) {
            return Answer.undefined("no labelled case");
        }
        int yes = (int) Arrays.stream(others).sum();
        return RoganGladen.share(Confusion.of(yes(people), yes(judge)), yes, others.length, level);
    }

    private static boolean[] yes(double[] bits) {
        boolean[] yes = new boolean[bits.length];
        for (int i = 0; i < bits.length; i++) {
            yes[i] = bits[i] == 1;
        }
        return yes;
    }

    private static boolean bits(double[] values) {
        return Arrays.stream(values).allMatch(value -> value == 0 || value == 1);
    }
}
