package dev.assay.core.answer;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A metric that compares an answer with the case's reference. */
interface ReferenceMetric extends AnswerMetric {

    /** The score of an answer that states something against a reference that is not blank. */
    Score compare(String answer, String reference);

    @Override
    default Score score(Case source, Output output, AnswerKind kind, List<Retrieved> context) {
        if (!source.answerable()) {
            return new Score.Undefined(
                    "the case expects `" + source.expectedBehavior().word() + "`, not an answer");
        }
        Optional<String> reference = source.reference().filter(text -> !text.isBlank());
        return reference
                .map(good -> Stated.score(output, kind, answer -> compare(answer, good)))
                .orElseGet(() -> new Score.Undefined("the case has no reference"));
    }

    /** The score where a reference consists of signs and articles alone. */
    static Score wordless() {
        return new Score.Undefined("the reference holds no word to compare with");
    }

    @Override
    default Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.REFERENCE);
    }
}
