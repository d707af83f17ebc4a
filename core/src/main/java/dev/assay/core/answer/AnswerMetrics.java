package dev.assay.core.answer;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics on an answer's words. To add one: its file, its test, one line here. */
public final class AnswerMetrics {

    private AnswerMetrics() {}

    /**
     * All families, in the order in which docs and help list them.
     *
     * @param dictionary cuts Chinese and Japanese into words; not asked under {@code unit=character}
     */
    public static List<MetricFamily> all(WordCutter dictionary) {
        return List.of(
                ExactMatch.FAMILY,
                TokenF1.family(dictionary),
                RougeL.family(dictionary),
                Bleu.family(dictionary),
                Chrf.FAMILY,
                QuoteAccuracy.FAMILY,
                CitationDangling.FAMILY);
    }
}
