package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.Auroc;
import dev.assay.core.stats.agreement.CohenKappa;
import dev.assay.core.stats.agreement.Confusion;
import java.util.List;

/**
 * How far a judge agrees with people. Where things come in clusters, accuracy, kappa and AUROC have intervals by cluster;
 * the two rates and their mean take each thing for independent.
 *
 * @param clusters independent groups among the things rated
 * @param confusion yes and no of both
 * @param accuracy share on which they agree
 * @param truePositiveRate share of people's yes that the judge finds
 * @param trueNegativeRate share of people's no that the judge finds
 * @param balanced mean of the two rates
 * @param kappa Cohen's kappa of yes and no
 * @param auroc area under the ROC curve of the judge's probabilities; undefined where it gives none
 */
public record Agreement(
        int clusters,
        Confusion confusion,
        Estimate accuracy,
        Answer<Measured> truePositiveRate,
        Answer<Measured> trueNegativeRate,
        Answer<Measured> balanced,
        Answer<Measured> kappa,
        Answer<Measured> auroc) {

    /** Things rated by both. */
    public int n() {
        return confusion.n();
    }

    /** Whether people said yes to all or no to all: then one of the two rates is unknown. */
    public boolean oneSided() {
        return confusion.positives() == 0 || confusion.negatives() == 0;
    }

    /**
     * Compares the two.
     *
     * @param ratings in any order
     * @param seed seed of the bootstraps
     * @param level confidence, between 0 and 1
     */
    public static Agreement of(List<Rating> ratings, long seed, double level) {
        int n = ratings.size();
        ClusterIds keys = new ClusterIds();
        int[] clusters = new int[n];
        boolean[] people = new boolean[n];
        boolean[] judge = new boolean[n];
        double[] agreed = new double[n];
        for (int i = 0; i < n; i++) {
            Rating rating = ratings.get(i);
            clusters[i] = keys.id(rating.cluster());
            people[i] = rating.peopleYes();
            judge[i] = rating.judgeYes();
            agreed[i] = rating.agreed() ? 1 : 0;
        }
        Confusion confusion = Confusion.of(people, judge);
        return new Agreement(
                keys.size(),
                confusion,
                Estimator.estimate(agreed, clusters, 0, 0, seed, level),
                confusion.truePositiveRate(level),
                confusion.trueNegativeRate(level),
                confusion.balancedAccuracy(level),
                kappa(ratings, clusters, keys.size(), seed, level),
                auroc(ratings, people, clusters, keys.size(), seed, level));
    }

    private static Answer<Measured> kappa(List<Rating> ratings, int[] clusters, int size, long seed, double level) {
        List<Boolean> people = ratings.stream().map(Rating::peopleYes).toList();
        List<Boolean> judge = ratings.stream().map(Rating::judgeYes).toList();
        return size < ratings.size()
                ? CohenKappa.of(people, judge, clusters, seed, level)
                : CohenKappa.of(people, judge, level);
    }

    private static Answer<Measured> auroc(
            List<Rating> ratings, boolean[] people, int[] clusters, int size, long seed, double level) {
        if (!ratings.stream().allMatch(rating -> rating.probability().isPresent())) {
            return Answer.undefined("the judge gives no probabilities");
        }
        double[] scores = ratings.stream()
                .mapToDouble(rating -> rating.probability().orElseThrow())
                .toArray();
        return size < ratings.size()
                ? Auroc.of(scores, people, clusters, seed, level)
                : Auroc.of(scores, people, level);
    }
}
