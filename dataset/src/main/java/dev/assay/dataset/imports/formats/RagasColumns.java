package dev.assay.dataset.imports.formats;

import java.util.Set;

/** What ragas writes beside questions and answers. */
final class RagasColumns {

    private static final Set<String> METRICS = Set.of(
            "context_precision",
            "context_recall",
            "context_relevancy",
            "context_relevance",
            "context_utilization",
            "context_entity_recall",
            "faithfulness",
            "faithfulness_with_hhem",
            "answer_relevancy",
            "response_relevancy",
            "answer_correctness",
            "answer_similarity",
            "semantic_similarity",
            "factual_correctness",
            "noise_sensitivity",
            "noise_sensitivity_relevant",
            "noise_sensitivity_irrelevant",
            "llm_context_precision_with_reference",
            "llm_context_precision_without_reference",
            "non_llm_context_precision_with_reference",
            "non_llm_context_recall",
            "llm_context_recall",
            "id_based_context_precision",
            "id_based_context_recall",
            "nv_accuracy",
            "nv_context_relevance",
            "nv_response_groundedness",
            "answer_accuracy",
            "response_groundedness",
            "summary_score",
            "bleu_score",
            "rouge_score",
            "chrf_score",
            "exact_match",
            "string_present",
            "non_llm_string_similarity",
            "harmfulness",
            "maliciousness",
            "coherence",
            "correctness",
            "conciseness",
            "critique_tone");

    /** Names of the test set generators. */
    static final Set<String> KNOWN = Set.of(
            "evolution_type",
            "metadata",
            "episode_done",
            "synthesizer_name",
            "persona_name",
            "query_style",
            "query_length");

    private RagasColumns() {}

    /** Whether a column holds scores; ragas puts parameters in brackets behind a metric's name. */
    static boolean score(String column) {
        int bracket = column.indexOf('(');
        return METRICS.contains(bracket < 0 ? column : column.substring(0, bracket));
    }
}
