package dev.assay.core.stats.corrected;

import java.util.Arrays;

/**
 * Mean and spread of some numbers.
 *
 * @param n how many, 1 or more
 * @param mean their mean
 * @param squares sum of squared distances from the mean
 */
record Moments(int n, double mean, double squares) {

    static Moments of(double[] values) {
        double mean = Arrays.stream(values).sum() / values.length;
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return new Moments(values.length, mean, squares);
    }

    /** Squared standard error of the mean; {@code lost} is 0 for the population's variance, 1 for the sample's. */
    double varianceOfMean(int lost) {
        return squares / (n - lost) / n;
    }
}
