package dev.assay.core.answer;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;
import dev.assay.core.text.AnswerKinds;
import java.util.List;

/** A metric on the words of an answer; it asks no judge. */
public interface AnswerMetric extends Metric {

    /**
     * The score of one answer.
     *
     * @param source the case with its reference
     * @param output what the system did
     * @param kind what the rules read in its answer, once for all metrics; anything where there is no answer
     * @param context what the model was shown, with texts where they are known
     */
    Score score(Case source, Output output, AnswerKind kind, List<Retrieved> context);

    /** The same where nobody has read the answer yet. */
    default Score score(Case source, Output output, List<Retrieved> context) {
        return score(source, output, AnswerKinds.of(output.answer().orElse("")), context);
    }
}
