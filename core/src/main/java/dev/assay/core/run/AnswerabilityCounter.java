package dev.assay.core.run;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.Answerability.Rate;
import dev.assay.core.run.Answerability.Row;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Counts, case by case, what could have been answered against what the answer did. */
public final class AnswerabilityCounter {

    private final Map<Row, Map<AnswerKind, Integer>> cells = new EnumMap<>(Row.class);

    /** A table of zeros. */
    public AnswerabilityCounter() {
        for (Row row : Row.values()) {
            Map<AnswerKind, Integer> counts = new EnumMap<>(AnswerKind.class);
            for (AnswerKind kind : AnswerKind.values()) {
                counts.put(kind, 0);
            }
            cells.put(row, counts);
        }
    }

    /**
     * Adds a case that has an answer, be it blank.
     *
     * @param expected what a good system does
     * @param inCorpus whether the corpus holds what the case needs; empty = not known
     * @param inContext whether the context held it, see {@link #holds}; empty = not known
     * @param kind what the answer does
     */
    public void add(
            ExpectedBehavior expected, Optional<Boolean> inCorpus, Optional<Boolean> inContext, AnswerKind kind) {
        counts(row(expected, inCorpus, inContext)).merge(kind, 1, Integer::sum);
    }

    private static Row row(ExpectedBehavior expected, Optional<Boolean> inCorpus, Optional<Boolean> inContext) {
        if (expected == ExpectedBehavior.REFUSE) {
            return Row.NOT_ANSWERABLE;
        }
        if (expected != ExpectedBehavior.ANSWER) {
            return Row.OTHER;
        }
        if (inContext.orElse(false)) {
            return Row.IN_CONTEXT;
        }
        if (!inCorpus.orElse(true)) {
            return Row.NOT_ANSWERABLE;
        }
        return inContext.isPresent() ? Row.IN_CORPUS_ONLY : Row.CONTEXT_UNKNOWN;
    }

    /**
     * Whether a list of passages holds what a case needs: every relevant group is found in it. Empty when no group is
     * relevant, so that nothing can be said.
     */
    public static Optional<Boolean> holds(JudgedRanking passages) {
        int needed = passages.relevant(1);
        return needed == 0 ? Optional.empty() : Optional.of(passages.found(1, passages.size()) == needed);
    }

    /** Whether a case was added. */
    public boolean any() {
        return cells.keySet().stream().anyMatch(row -> total(row) > 0);
    }

    /** The table so far, with Wilson intervals at the given confidence. */
    public Answerability table(double level) {
        Map<Rate, Estimate> rates = new EnumMap<>(Rate.class);
        for (Rate rate : Rate.values()) {
            int counted = counts(rate.row()).getOrDefault(rate.kind(), 0);
            rates.put(rate, Estimator.share(counted, total(rate.row()), level));
        }
        return new Answerability(cells, rates);
    }

    private int total(Row row) {
        return counts(row).values().stream().mapToInt(Integer::intValue).sum();
    }

    private Map<AnswerKind, Integer> counts(Row row) {
        return Objects.requireNonNull(cells.get(row));
    }
}
