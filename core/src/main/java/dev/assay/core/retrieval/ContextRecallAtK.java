package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Share of the relevant groups that are found among the first {@code k}, under the name RAG tools use for it.
 *
 * @param k depth, 1 or more
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record ContextRecallAtK(int k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextRecall",
            List.of(),
            MetricFamily.Depth.REQUIRED,
            Set.of("rel"),
            Definition.of("""
                    The same number as recall@k, under the name that RAG tools use for recall over ids.
                    与 recall@k 相同，采用 RAG 工具对基于 ID 的召回率的叫法。
                    formula: contextRecall@k = groups found in the top k / groups; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, y]: contextRecall@3 = 1/2 = 0.5
                    confused with: contextRecall without a depth, which asks a judge for the claims of the reference
                    bad at: saying where in the top k the items stand
                    source: ragas, ID-based Context Recall
                    agrees with: recall@k; ragas' ID-based context recall when k is the length of the list
                    """),
            arguments -> new ContextRecallAtK(arguments.depth(), arguments.integer("rel", 1)));

    public ContextRecallAtK {
        RetrievalMetrics.check("contextRecall", OptionalInt.of(k), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int relevant = ranking.relevant(minGrade);
        if (relevant == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        return Score.of((double) ranking.found(minGrade, k) / relevant);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("contextRecall", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
