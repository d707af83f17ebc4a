package dev.assay.core.stats.paired;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.StudentT;
import dev.assay.core.words.Numbers;

/**
 * The mean difference of two runs on the same cases with Student's interval, by cluster where there are clusters.
 * Differences of like systems are about symmetric, where it keeps its level with few cases; see {@link StudentT}.
 */
public final class PairedStudent {

    private PairedStudent() {}

    /**
     * The difference, second run minus first.
     *
     * @param level confidence, between 0 and 1
     * @return undefined for fewer than two independent pairs, or where all differ by the same
     */
    public static Answer<Measured> difference(Pairs pairs, double level) {
        String method = "paired Student " + Numbers.percent(level);
        return StudentT.interval(pairs.differences(), pairs.clusterIds(), level)
                .map(interval -> Measured.of((interval.low() + interval.high()) / 2, interval, pairs.n(), method));
    }
}
