package dev.assay.core.answer;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics on an answer's words. To add one: its file, its test, one line here. */
public final class AnswerMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL =
            List.of(ExactMatch.FAMILY, TokenF1.FAMILY, RougeL.FAMILY, Bleu.FAMILY, Chrf.FAMILY, QuoteAccuracy.FAMILY);

    private AnswerMetrics() {}
}
