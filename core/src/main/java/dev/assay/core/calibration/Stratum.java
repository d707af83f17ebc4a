package dev.assay.core.calibration;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The cases of one stratum: the judge's scores of all, people's of some of them. */
final class Stratum {

    private final double[] judgeOfAll;
    private final double[] people;
    private final double[] judge;

    /**
     * A stratum.
     *
     * @param judgeOfAll the judge's scores of all its cases
     * @param people people's scores of the labelled ones
     * @param judge for each the judge's score
     */
    Stratum(double[] judgeOfAll, double[] people, double[] judge) {
        this.judgeOfAll = judgeOfAll;
        this.people = people;
        this.judge = judge;
    }

    /** Both as one stratum. */
    Stratum with(Stratum other) {
        return new Stratum(
                joined(judgeOfAll, other.judgeOfAll), joined(people, other.people), joined(judge, other.judge));
    }

    private static double[] joined(double[] left, double[] right) {
        return DoubleStream.concat(Arrays.stream(left), Arrays.stream(right)).toArray();
    }

    int size() {
        return judgeOfAll.length;
    }

    int labels() {
        return people.length;
    }

    /** People's mean, moved by {@code lambda} times how far the labelled cases' judge mean is from that of all. */
    double mean(double lambda) {
        return mean(people) + lambda * (mean(judgeOfAll) - mean(judge));
    }

    /** Variance of {@link #mean}, for a draw without replacement; needs two labels. */
    double variance(double lambda) {
        double[] rest = IntStream.range(0, people.length)
                .mapToDouble(i -> people[i] - lambda * judge[i])
                .toArray();
        return covariance(rest, rest) * perLabel();
    }

    /** Covariance of people's and the judge's mean over the labelled cases. */
    double covariance() {
        return covariance(people, judge) * perLabel();
    }

    /** Variance of the judge's mean over the labelled cases. */
    double judgeVariance() {
        return covariance(judge, judge) * perLabel();
    }

    private double perLabel() {
        return (1 - (double) labels() / size()) / labels();
    }

    private static double covariance(double[] left, double[] right) {
        double meanLeft = mean(left);
        double meanRight = mean(right);
        return IntStream.range(0, left.length)
                        .mapToDouble(i -> (left[i] - meanLeft) * (right[i] - meanRight))
                        .sum()
                / (left.length - 1);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }
}
