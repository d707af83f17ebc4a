package dev.assay.core.stats.agreement;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Wilson;
import dev.assay.core.words.Numbers;

/**
 * A judge's yes and no against people's.
 *
 * @param truePositives people yes, judge yes
 * @param falseNegatives people yes, judge no
 * @param trueNegatives people no, judge no
 * @param falsePositives people no, judge yes
 */
public record Confusion(int truePositives, int falseNegatives, int trueNegatives, int falsePositives) {

    public Confusion {
        if (truePositives < 0 || falseNegatives < 0 || trueNegatives < 0 || falsePositives < 0) {
            throw new IllegalArgumentException("counts of cases are 0 or more");
        }
    }

    /**
     * Counts a judge against people.
     *
     * @param people what people said
     * @param judge for each what the judge said of the same case
     */
    public static Confusion of(boolean[] people, boolean[] judge) {
        if (people.length != judge.length) {
            throw new IllegalArgumentException("people and judge rate the same cases; found " + people.length + " and "
                    + judge.length + " ratings");
        }
        int[] counts = new int[4];
        for (int i = 0; i < people.length; i++) {
            counts[(people[i] ? 2 : 0) + (judge[i] ? 1 : 0)]++;
        }
        return new Confusion(counts[3], counts[2], counts[0], counts[1]);
    }

    /** Cases to which people said yes. */
    public int positives() {
        return truePositives + falseNegatives;
    }

    /** Cases to which people said no. */
    public int negatives() {
        return trueNegatives + falsePositives;
    }

    /** All cases. */
    public int n() {
        return positives() + negatives();
    }

    /** True positive rate (recall, sensitivity) with Wilson's interval; undefined without a positive case. */
    public Answer<Measured> truePositiveRate(double level) {
        return rate(truePositives, positives(), "positive", level);
    }

    /** True negative rate (specificity) with Wilson's interval; undefined without a negative case. */
    public Answer<Measured> trueNegativeRate(double level) {
        return rate(trueNegatives, negatives(), "negative", level);
    }

    private static Answer<Measured> rate(int right, int all, String label, double level) {
        if (all == 0) {
            return Answer.undefined("people labelled no case " + label);
        }
        return Answer.of(Measured.of(
                (double) right / all, Wilson.interval(right, all, level), all, "Wilson " + Numbers.percent(level)));
    }

    /**
     * Balanced accuracy: the mean of the two rates, 0.5 for a judge that knows nothing, whatever the share of positives.
     * The interval joins Wilson's of the two rates by Newcombe's square-and-add (Newcombe 1998, Stat. Medicine 17,
     * 873-890), so it has a width even for a judge without a fault. Agrees with scikit-learn
     * {@code balanced_accuracy_score}.
     *
     * @return undefined when people's labels are one-sided
     */
    public Answer<Measured> balancedAccuracy(double level) {
        if (positives() == 0 || negatives() == 0) {
            return Answer.undefined(
                    "people's labels are one-sided: " + positives() + " positive, " + negatives() + " negative");
        }
        double yes = (double) truePositives / positives();
        double no = (double) trueNegatives / negatives();
        Interval forYes = Wilson.interval(truePositives, positives(), level);
        Interval forNo = Wilson.interval(trueNegatives, negatives(), level);
        double value = (yes + no) / 2;
        Interval interval = new Interval(
                value - Math.hypot(yes - forYes.low(), no - forNo.low()) / 2,
                value + Math.hypot(forYes.high() - yes, forNo.high() - no) / 2,
                level);
        String method = "balanced accuracy, Wilson by square-and-add " + Numbers.percent(level);
        return Answer.of(Measured.of(value, interval, n(), method));
    }
}
