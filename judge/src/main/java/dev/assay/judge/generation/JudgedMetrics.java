package dev.assay.judge.generation;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics that rest on a judge. To add one: its file, its test, one line here. */
public final class JudgedMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL = List.of(
            Faithfulness.FAMILY,
            Contradiction.FAMILY,
            Hallucination.FAMILY,
            SelfKnowledge.FAMILY,
            ClaimPrecision.FAMILY,
            ClaimRecall.FAMILY,
            FactualCorrectness.FAMILY,
            NoiseSensitivity.FAMILY,
            JudgedContextRecall.FAMILY,
            ContextPrecisions.FAMILY,
            PassagePrecision.FAMILY,
            ContextUtilization.FAMILY,
            ContextRelevance.FAMILY,
            ContextEntityRecall.FAMILY,
            AnswerRelevancies.FAMILY,
            AnswerCorrectness.FAMILY,
            SemanticSimilarity.FAMILY,
            NuggetRecall.FAMILY,
            JudgeDisagreement.FAMILY,
            VerdictStability.FAMILY);

    private JudgedMetrics() {}
}
