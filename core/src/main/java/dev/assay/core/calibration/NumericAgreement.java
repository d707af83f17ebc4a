package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.KrippendorffAlpha;
import dev.assay.core.stats.agreement.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How near a judge's scores are to people's, where these are more than 0 and 1.
 *
 * @param n cases scored by both
 * @param alpha Krippendorff's alpha on the interval scale
 * @param bias mean of the judge's score less people's: above 0 the judge is the kinder
 * @param distance mean distance of the two, 0 for a judge without error
 */
public record NumericAgreement(int n, Answer<Measured> alpha, Estimate bias, Estimate distance) {

    /**
     * Compares the two.
     *
     * @param people people's scores, finite
     * @param judge for each the judge's score of the same case, finite
     * @param seed seed of the bootstraps
     * @param level confidence, between 0 and 1
     */
    public static NumericAgreement of(double[] people, double[] judge, long seed, double level) {
        int n = people.length;
        List<double[]> units = new ArrayList<>();
        double[] differences = new double[n];
        double[] distances = new double[n];
        for (int i = 0; i < n; i++) {
            units.add(new double[] {people[i], judge[i]});
            differences[i] = judge[i] - people[i];
            distances[i] = Math.abs(differences[i]);
        }
        int[] alone = IntStream.range(0, n).toArray();
        return new NumericAgreement(
                n,
                KrippendorffAlpha.of(units, Scale.INTERVAL, seed, level),
                Estimator.estimate(differences, alone, 0, 0, seed, level),
                Estimator.estimate(distances, alone, 0, 0, seed, level));
    }
}
