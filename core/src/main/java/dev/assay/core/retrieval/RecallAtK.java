package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Share of the relevant groups that are found among the first {@code k}.
 *
 * @param k depth, 1 or more
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record RecallAtK(int k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "recall",
            List.of("r"),
            MetricFamily.Depth.REQUIRED,
            Set.of("rel"),
            Definition.of("""
                    Share of the relevant groups that are found among the first k.
                    前 k 条结果中找到的相关项占全部相关项的比例。
                    formula: recall@k = groups found in the top k / groups; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, y]: recall@3 = 1/2 = 0.5
                    confused with: success@k, which asks for one relevant item only
                    bad at: saying where in the top k the items stand
                    source: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, section 8.3
                    agrees with: trec_eval recall_k, ir_measures R@k; groups and spans are ours
                    """),
            arguments -> new RecallAtK(arguments.depth(), arguments.integer("rel", 1)));

    public RecallAtK {
        RetrievalMetrics.check("recall", OptionalInt.of(k), minGrade);
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
        return RetrievalMetrics.name("recall", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
