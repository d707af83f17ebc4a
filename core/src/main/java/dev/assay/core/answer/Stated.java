package dev.assay.core.answer;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Output;
import dev.assay.core.metric.Score;
import java.util.Optional;
import java.util.function.Function;

/** Lets only answers through that state something. */
final class Stated {

    private Stated() {}

    /** The score of the answer's text, or why there is none. */
    static Score score(Output output, AnswerKind kind, Function<String, Score> metric) {
        Optional<String> answer = output.answer();
        if (answer.isEmpty()) {
            return new Score.Undefined("no answer recorded");
        }
        return switch (kind) {
            case ANSWERED -> metric.apply(answer.get());
            case REFUSED -> new Score.Undefined("the answer refuses");
            case CLARIFIED -> new Score.Undefined("the answer asks back");
            case EMPTY -> new Score.Undefined("the answer is blank");
        };
    }
}
