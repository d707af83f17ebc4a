package dev.assay.core.answer;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;
import java.util.List;

/** A metric on the words of an answer; it asks no judge. */
public interface AnswerMetric extends Metric {

    /**
     * The score of one answer.
     *
     * @param source the case with its reference
     * @param output what the system did
     * @param context what the model was shown, with texts where they are known
     */
    Score score(Case source, Output output, List<Retrieved> context);
}
