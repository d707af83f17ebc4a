package dev.assay.engine.report;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * How often a cause was named.
 *
 * @param cause the cause
 * @param cases cases that have it
 * @param all cases of the run
 */
record CauseCount(Cause cause, int cases, int all) {

    private static final double CONFIDENCE = 0.95;

    /** The causes that occur, most frequent first, then in the order in which they are looked for. */
    static List<CauseCount> pareto(Run run) {
        return run.causes().entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .sorted(Comparator.comparing(Map.Entry<Cause, Integer>::getValue)
                        .reversed()
                        .thenComparing(Map.Entry::getKey))
                .map(entry -> new CauseCount(entry.getKey(), entry.getValue(), run.cases()))
                .toList();
    }

    /** {@code 1 of 6 cases, 0.167 [0.030, 0.564]}. */
    String share(Wording in) {
        Estimate share = Estimator.share(cases, all, CONFIDENCE);
        return Phrase.SHARE.in(in, cases, in.cases(all)) + in.pick(", ", "，") + Numbers.mean(share) + " "
                + Numbers.interval(share, in);
    }

    /** Share of the run's cases, 0 to 1. */
    double share() {
        return all == 0 ? 0 : (double) cases / all;
    }
}
