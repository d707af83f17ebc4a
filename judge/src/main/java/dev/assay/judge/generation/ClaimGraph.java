package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;

/**
 * The claims of an answer and what the context says of each. Metrics on it are arithmetic.
 *
 * @param answerKind what the answer does
 * @param claims the claims, in the order of the answer
 * @param passages number of passages in the context that hold text
 * @param unknown why there is no graph: undefined or failed; absent when there is one
 */
public record ClaimGraph(AnswerKind answerKind, List<JudgedClaim> claims, int passages, Optional<Score> unknown) {

    public ClaimGraph {
        claims = List.copyOf(claims);
    }
}
