package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;

/**
 * The claims of an answer and what the context says of each. Metrics on it are arithmetic.
 *
 * @param answerKind what the answer does
 * @param claims the claims, in the order of the answer; at least one when {@code unknown} is absent
 * @param passages number of passages in the context that hold text
 * @param unknown why there is no graph: undefined or failed; absent when there is one
 * @param notes what a reader should know: claims merged, passages left out
 */
public record ClaimGraph(
        AnswerKind answerKind, List<JudgedClaim> claims, int passages, Optional<Score> unknown, List<String> notes) {

    public ClaimGraph {
        claims = List.copyOf(claims);
        notes = List.copyOf(notes);
        if (claims.isEmpty() == unknown.isEmpty()) {
            throw new IllegalArgumentException("a claim graph holds claims or says why it has none, never both");
        }
    }

    /** A graph that could not be had. */
    static ClaimGraph without(AnswerKind kind, Score why, List<String> notes) {
        return new ClaimGraph(kind, List.of(), 0, Optional.of(why), notes);
    }

    /** Claims of which the context as a whole says this. */
    public long count(Verdict verdict) {
        return claims.stream().filter(claim -> claim.verdict() == verdict).count();
    }

    /** The share of the claims of which the context says this, or why there is none. */
    Score share(Verdict verdict) {
        return unknown.orElseGet(() -> Score.of((double) count(verdict) / claims.size()));
    }
}
