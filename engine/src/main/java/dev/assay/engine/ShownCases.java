package dev.assay.engine;

import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.PriorityQueue;

/**
 * The cases that reports show in full: all of them up to a bound on their answers, above it the worst, so that memory stays
 * bounded however many cases there are.
 */
final class ShownCases {

    private static final int BOUND = 1000;

    private record Ranked(long number, double goodness, CaseResult result) {

        int answers() {
            return Math.max(1, result.repeats().size());
        }
    }

    private final PriorityQueue<Ranked> worst = new PriorityQueue<>(Comparator.comparingDouble(Ranked::goodness)
            .thenComparing(Ranked::number)
            .reversed());
    private long seen;
    private int answers;

    void add(CaseResult result) {
        Ranked ranked = new Ranked(seen++, goodness(result), result);
        worst.add(ranked);
        answers += ranked.answers();
        while (answers > BOUND && worst.size() > 1) {
            answers -= worst.remove().answers();
        }
    }

    /** The kept cases in the order they came in. */
    List<CaseResult> inOrder() {
        List<Ranked> kept = new ArrayList<>(worst);
        kept.sort(Comparator.comparingLong(Ranked::number));
        return kept.stream().map(Ranked::result).toList();
    }

    int omitted() {
        return (int) (seen - worst.size());
    }

    /** Mean of the scores, 2 and above for a case with nothing to complain of; failures count as 0. */
    private static double goodness(CaseResult result) {
        OptionalDouble mean = result.scores().values().stream()
                .mapToDouble(score ->
                        score instanceof Score.Failed ? 0 : score.number().orElse(1))
                .average();
        return mean.orElse(1) + (result.finding().isEmpty() ? 2 : 0);
    }
}
