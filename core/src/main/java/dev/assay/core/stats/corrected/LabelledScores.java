package dev.assay.core.stats.corrected;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A judge's scores on all cases and people's on a random part of them. The labelled cases must be drawn at random: picked
 * ones (only the doubtful, only the failed) make every correction wrong. Cases in clusters: give means by cluster.
 */
public final class LabelledScores {

    private final double[] people;
    private final double[] judge;
    private final double[] unlabelled;

    private LabelledScores(double[] people, double[] judge, double[] unlabelled) {
        this.people = people;
        this.judge = judge;
        this.unlabelled = unlabelled;
    }

    /**
     * Scores of one system.
     *
     * @param people people's scores of the labelled cases, finite
     * @param judge for each the judge's score of the same case, finite
     * @param unlabelled the judge's scores of all other cases, finite
     */
    public static LabelledScores of(double[] people, double[] judge, double[] unlabelled) {
        if (people.length != judge.length) {
            throw new IllegalArgumentException("people and judge score the same cases; found " + people.length + " and "
                    + judge.length + " scores");
        }
        if (!finite(people) || !finite(judge) || !finite(unlabelled)) {
            throw new IllegalArgumentException("a score is a finite number");
        }
        return new LabelledScores(people.clone(), judge.clone(), unlabelled.clone());
    }

    /**
     * The paired form: the difference of two systems, second minus first, on the same cases in the same order, labelled
     * by people for both. What makes a case hard for both systems, or for the judge, falls out.
     */
    public static LabelledScores difference(LabelledScores first, LabelledScores second) {
        return of(
                minus(second.people, first.people),
                minus(second.judge, first.judge),
                minus(second.unlabelled, first.unlabelled));
    }

    private static double[] minus(double[] left, double[] right) {
        if (left.length != right.length) {
            throw new IllegalArgumentException(
                    "both systems are scored on the same cases; found " + left.length + " and " + right.length);
        }
        return IntStream.range(0, left.length)
                .mapToDouble(i -> left[i] - right[i])
                .toArray();
    }

    private static boolean finite(double[] values) {
        return Arrays.stream(values).allMatch(Double::isFinite);
    }

    /** Labelled cases. */
    public int labels() {
        return people.length;
    }

    /** Cases that only the judge scored. */
    public int others() {
        return unlabelled.length;
    }

    Moments people() {
        return Moments.of(people);
    }

    Moments judge() {
        return Moments.of(judge);
    }

    Moments unlabelled() {
        return Moments.of(unlabelled);
    }

    /** Of the judge's scores of all cases. */
    Moments pooled() {
        return Moments.of(IntStream.range(0, judge.length + unlabelled.length)
                .mapToDouble(i -> i < judge.length ? judge[i] : unlabelled[i - judge.length])
                .toArray());
    }

    /** Of people's score less {@code lambda} times the judge's. */
    Moments rectifier(double lambda) {
        return Moments.of(IntStream.range(0, judge.length)
                .mapToDouble(i -> people[i] - lambda * judge[i])
                .toArray());
    }

    /** Σ (y - mean y)(f - mean f) over the labelled cases. */
    double products() {
        double meanPeople = people().mean();
        double meanJudge = judge().mean();
        return IntStream.range(0, judge.length)
                .mapToDouble(i -> (people[i] - meanPeople) * (judge[i] - meanJudge))
                .sum();
    }
}
