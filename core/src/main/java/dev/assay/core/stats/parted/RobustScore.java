package dev.assay.core.stats.parted;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.StudentT;

/**
 * The cluster-robust score test of whether the mean inside differs from the mean of the rest. For many clusters: its
 * variance is taken as if there were no difference, so that a side without variance does no harm, but a true difference
 * swells it, and with few clusters inside t cannot grow beyond the root of their number.
 *
 * <pre>U = Σ z (x - mean),  z = 1(inside) - share inside,  t = U / √(Σ over clusters (Σ z (x - mean))²),  G - 1 degrees</pre>
 *
 * Source: Liang and Zeger 1986, Biometrika 73, 13-22; Boos 1992, Am. Statistician 46, 327-333. The statistic agrees
 * with statsmodels' {@code GEE.compare_score_test}.
 */
final class RobustScore {

    private RobustScore() {}

    static Answer<PValue> test(Clusters clusters, Inside inside, int n) {
        double share = (double) inside.cases() / n;
        double variance = share * share * clusters.squares();
        for (int i = 0; i < inside.size(); i++) {
            double all = share * clusters.sum(inside.cluster(i));
            double with = inside.sum(i) - all;
            variance += with * with - all * all;
        }
        if (!(variance > 0) || clusters.count() < 2) {
            return Answer.undefined("the scores do not vary between clusters");
        }
        double t = inside.sum() / Math.sqrt(variance);
        double p = StudentT.twoSided(t, clusters.count() - 1);
        return Answer.of(new PValue(p, n, clusters.count() < n ? "cluster-robust score test" : "robust score test"));
    }
}
