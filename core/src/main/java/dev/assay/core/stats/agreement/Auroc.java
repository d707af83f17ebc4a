package dev.assay.core.stats.agreement;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.CaseBootstrap;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Normal;
import dev.assay.core.words.Numbers;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Area under the ROC curve: the chance that a positive case scores higher than a negative one, ties counting half. 0.5 is
 * chance, 1 parts the classes completely. Says nothing of where to cut, nor whether the scores are probabilities.
 *
 * <p>Source: Hanley and McNeil 1982, Radiology 143, 29-36; interval by DeLong, DeLong, Clarke-Pearson 1988, Biometrics
 * 44, 837-845, on the logit scale, so that it stays within 0 and 1. Agrees with scikit-learn {@code roc_auc_score}.
 */
public final class Auroc {

    private Auroc() {}

    /**
     * The area over independent cases, with DeLong's interval.
     *
     * @param scores finite; higher speaks for positive
     * @param positive for each score whether the case is positive
     * @param level confidence, between 0 and 1
     * @return undefined when a class is empty; without an interval when a class has one case, or is parted completely
     */
    public static Answer<Measured> of(double[] scores, boolean[] positive, double level) {
        Placements placements = Placements.of(scores, positive);
        if (placements.oneSided()) {
            return Answer.undefined(oneSided(positive));
        }
        double area = placements.area();
        if (placements.fewest() < 2) {
            return Answer.of(Measured.bare(area, scores.length, "one class has a single case"));
        }
        double error = Math.sqrt(placements.variance());
        if (error == 0 || area == 0 || area == 1) {
            return Answer.of(Measured.bare(area, scores.length, "the cases show no variation of the area"));
        }
        double centre = Math.log(area / (1 - area));
        double margin = Normal.halfWidth(level) * error / (area * (1 - area));
        Interval interval = new Interval(logistic(centre - margin), logistic(centre + margin), level);
        return Answer.of(Measured.of(area, interval, scores.length, "AUROC, DeLong " + Numbers.percent(level)));
    }

    /**
     * The area over cases in clusters, such as the claims of one answer, with the cluster bootstrap interval.
     *
     * @param clusterIds for each case its cluster, 0 or more
     * @param seed seed of the bootstrap
     */
    public static Answer<Measured> of(double[] scores, boolean[] positive, int[] clusterIds, long seed, double level) {
        Placements placements = Placements.of(scores, positive);
        if (placements.oneSided()) {
            return Answer.undefined(oneSided(positive));
        }
        Optional<Interval> interval =
                CaseBootstrap.interval(clusterIds, cases -> area(scores, positive, cases), seed, level);
        String method = "AUROC, cluster bootstrap " + Numbers.percent(level);
        return Answer.of(interval.map(found -> Measured.of(placements.area(), found, scores.length, method))
                .orElseGet(() -> Measured.bare(
                        placements.area(), scores.length, "too few clusters, or resamples without variation")));
    }

    private static OptionalDouble area(double[] scores, boolean[] positive, int[] cases) {
        double[] drawn = IntStream.of(cases).mapToDouble(i -> scores[i]).toArray();
        boolean[] labels = new boolean[cases.length];
        for (int i = 0; i < cases.length; i++) {
            labels[i] = positive[cases[i]];
        }
        Placements placements = Placements.of(drawn, labels);
        return placements.oneSided() ? OptionalDouble.empty() : OptionalDouble.of(placements.area());
    }

    private static double logistic(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    private static String oneSided(boolean[] positive) {
        return positive.length == 0
                ? "no labelled case"
                : "all " + positive.length + " labels are " + (positive[0] ? "positive" : "negative")
                        + ": nothing to tell apart";
    }
}
