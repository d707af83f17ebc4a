package dev.assay.judge.generation;

import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Scores that another score is made of. */
final class Parts {

    private Parts() {}

    /**
     * What a formula makes of the parts' values; where one is not there, why not. A part without a meaning outweighs one
     * that failed: no better judge would give a number.
     */
    static Score of(List<Score> parts, ToDoubleFunction<double[]> formula) {
        return missing(parts)
                .orElseGet(() -> Score.of(formula.applyAsDouble(parts.stream()
                        .mapToDouble(part -> part.number().orElseThrow())
                        .toArray())));
    }

    /** Why a whole made of these scores is not there; absent when all have a value. */
    static Optional<Score> missing(List<Score> parts) {
        return parts.stream()
                .filter(Score.Undefined.class::isInstance)
                .findFirst()
                .or(() -> parts.stream().filter(Score.Failed.class::isInstance).findFirst());
    }
}
