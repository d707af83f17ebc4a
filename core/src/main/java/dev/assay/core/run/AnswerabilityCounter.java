package dev.assay.core.run;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.Answerability.Rate;
import dev.assay.core.run.Answerability.Row;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.ScoreColumn;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Counts, case by case, what could have been answered against what the answers did. */
public final class AnswerabilityCounter {

    /**
     * What an answer does, and what it could have done.
     *
     * @param inCorpus whether the corpus holds what the case needs; empty = not known
     * @param inContext whether the context held it, see {@link #holds}; empty = not known
     * @param kind what the answer does
     */
    public record Seen(Optional<Boolean> inCorpus, Optional<Boolean> inContext, AnswerKind kind) {}

    private final Map<Row, Map<AnswerKind, Integer>> cells = new EnumMap<>(Row.class);
    private final Map<Rate, ScoreColumn> rates = new EnumMap<>(Rate.class);
    private int cases;

    /** A table of zeros. */
    public AnswerabilityCounter() {
        for (Row row : Row.values()) {
            Map<AnswerKind, Integer> counts = new EnumMap<>(AnswerKind.class);
            for (AnswerKind kind : AnswerKind.values()) {
                counts.put(kind, 0);
            }
            cells.put(row, counts);
        }
        for (Rate rate : Rate.values()) {
            rates.put(rate, new ScoreColumn());
        }
    }

    /**
     * Adds a case. Of several answers each counts in the cells; a rate takes the case's share of them.
     *
     * @param expected what a good system does
     * @param answers its answers, blank ones among them; none where the case has no answer
     */
    public void add(ExpectedBehavior expected, List<Seen> answers) {
        Map<Row, List<AnswerKind>> kinds = new EnumMap<>(Row.class);
        for (Seen answer : answers) {
            Row row = row(expected, answer.inCorpus(), answer.inContext());
            counts(row).merge(answer.kind(), 1, Integer::sum);
            kinds.computeIfAbsent(row, first -> new ArrayList<>(answers.size())).add(answer.kind());
        }
        rates.forEach((rate, column) -> Optional.ofNullable(kinds.get(rate.row()))
                .ifPresent(done -> column.add(share(done, rate.kind()), cases)));
        cases++;
    }

    private static Score share(List<AnswerKind> done, AnswerKind kind) {
        long counted = done.stream().filter(one -> one == kind).count();
        return Score.of((double) counted / done.size());
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

    /**
     * The table so far, with intervals over cases.
     *
     * @param seed seed of the bootstrap, which is needed only where a case has several answers that differ
     * @param level confidence, between 0 and 1
     */
    public Answerability table(long seed, double level) {
        Map<Rate, Estimate> estimates = new EnumMap<>(Rate.class);
        rates.forEach((rate, column) -> estimates.put(rate, column.estimate(seed, level)));
        return new Answerability(cells, estimates);
    }

    private int total(Row row) {
        return counts(row).values().stream().mapToInt(Integer::intValue).sum();
    }

    private Map<AnswerKind, Integer> counts(Row row) {
        return Objects.requireNonNull(cells.get(row));
    }
}
