package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Average precision over the relevant items that were retrieved: how well they stand above the others.
 *
 * @param k depth, 1 or more
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record ContextPrecisionAtK(int k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextPrecision",
            List.of(),
            MetricFamily.Depth.REQUIRED,
            Set.of("rel"),
            Definition.of("""
                    How well the relevant items among the first k stand above the others: average precision over what was retrieved.
                    前 k 条结果中相关项是否排在不相关项之前：只对已检索到的相关项计算平均精确率。
                    formula: contextPrecision@k = sum over relevant ranks <= k of precision@rank / relevant items in the top k; 0 if none; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [x, a, y]: contextPrecision@3 = (1/2) / 1 = 0.5
                    confused with: ap@k, which divides by all groups; contextPrecision without a depth, which a judge decides by claims
                    bad at: noticing what was not retrieved: one relevant item at rank 1 gives 1; read it beside recall@k
                    source: ragas, Context Precision; average precision as in Buckley, Voorhees 2005
                    agrees with: ragas' formula, here over ids instead of a model's verdicts
                    """),
            arguments -> new ContextPrecisionAtK(arguments.depth(), arguments.integer("rel", 1)));

    public ContextPrecisionAtK {
        RetrievalMetrics.check("contextPrecision", OptionalInt.of(k), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        if (ranking.relevant(minGrade) == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        int last = Math.min(k, ranking.size());
        int relevant = 0;
        double sum = 0;
        for (int rank = 1; rank <= last; rank++) {
            if (ranking.isRelevant(rank, minGrade)) {
                relevant++;
                sum += (double) relevant / rank;
            }
        }
        return Score.of(relevant == 0 ? 0 : sum / relevant);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("contextPrecision", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
