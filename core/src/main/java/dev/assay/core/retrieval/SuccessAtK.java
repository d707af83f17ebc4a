package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Whether a relevant group is found among the first {@code k}.
 *
 * @param k depth, 1 or more
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record SuccessAtK(int k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "success",
            List.of("hit", "hitrate", "hit_rate"),
            MetricFamily.Depth.REQUIRED,
            Set.of("rel"),
            Definition.of("""
                    1 when a relevant group is found among the first k, else 0.
                    前 k 条结果中只要找到一个相关项即为 1，否则为 0。
                    formula: success@k = 1 if a group is found in the top k, else 0; rel = lowest relevant grade, 1
                    range: 0 or 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, y]: success@3 = 1
                    confused with: recall@k, which asks for all relevant groups; some tools call this recall
                    bad at: questions that need several pieces of evidence
                    source: Craswell, Hawking 2004, Overview of the TREC 2004 Web Track
                    agrees with: trec_eval success_k, ir_measures Success@k; groups and spans are ours
                    """),
            arguments -> new SuccessAtK(arguments.depth(), arguments.integer("rel", 1)));

    public SuccessAtK {
        RetrievalMetrics.check("success", OptionalInt.of(k), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        if (ranking.relevant(minGrade) == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        return Score.of(ranking.firstFound(minGrade) <= k);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("success", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
