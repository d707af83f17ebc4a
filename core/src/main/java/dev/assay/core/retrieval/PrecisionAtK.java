package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Share of the first {@code k} places that hold a relevant item.
 *
 * @param k depth, 1 or more
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record PrecisionAtK(int k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "precision",
            List.of("p"),
            MetricFamily.Depth.REQUIRED,
            Set.of("rel"),
            Definition.of("""
                    Share of the first k places that hold a relevant item.
                    前 k 个位置中相关结果所占的比例。
                    formula: precision@k = relevant items in the top k / k; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: divided by k all the same; empty places are not relevant
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, y]: precision@3 = 1/3 = 0.333333
                    confused with: contextPrecision@k, which divides by the relevant items retrieved and looks at their ranks
                    bad at: cases with fewer relevant items than k, where it cannot reach 1
                    source: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, section 8.4
                    agrees with: trec_eval P_k, ir_measures P@k; groups and spans are ours: each member of a group counts
                    """),
            arguments -> new PrecisionAtK(arguments.depth(), arguments.integer("rel", 1)));

    public PrecisionAtK {
        RetrievalMetrics.check("precision", OptionalInt.of(k), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        if (ranking.relevant(minGrade) == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        return Score.of((double) ranking.relevantItems(minGrade, k) / k);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("precision", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
