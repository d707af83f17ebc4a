package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** How near answer and reference are in meaning, by the cosine of their sentence embeddings. */
public record SemanticSimilarity() implements JudgedMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "semanticSimilarity",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    How near answer and reference are in meaning, by the cosine of their sentence embeddings.
                    回答与参考答案在语义上的接近程度（句向量余弦）。
                    formula: semanticSimilarity = cosine of the vectors of answer and reference, below 0 taken as 0
                    range: 0 to 1; unrelated texts do not come down to 0, see below
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: no reference, no answer or an empty one: undefined; texts in different languages, or in one that the embeddings do not read: undefined; a refusal is compared like any text
                    duplicates: not applicable
                    example: vectors (1, 0) and (0.8, 0.6): 0.8
                    confused with: factualCorrectness, which holds claims against each other
                    bad at: one changed number or a not: a claim and its like with one point changed are as near (median .82 in English, .83 in Chinese) as a claim and the passage it rests on (.80, .74). The scale is narrow: with the embeddings shipped, claims of different matters have .33 to .52 (160 pairs, 5th to 95th percentile), so compare runs, do not read it as a share
                    source: Reimers and Gurevych 2019, Sentence-BERT, EMNLP; Xiao and others 2023, C-Pack, for the models
                    agrees with: ragas semantic_similarity in the formula, with the same embeddings
                    """),
            arguments -> new SemanticSimilarity());

    @Override
    public Score score(Evidence evidence) {
        return Correctness.semantic(evidence);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.REFERENCE, Need.EMBEDDINGS);
    }

    @Override
    public MetricName name() {
        return MetricName.of("semanticSimilarity");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
