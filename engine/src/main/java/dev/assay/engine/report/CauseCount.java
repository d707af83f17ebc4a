package dev.assay.engine.report;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Run;
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

    /** Share of the run's cases, 0 to 1. */
    double share() {
        return all == 0 ? 0 : (double) cases / all;
    }
}
