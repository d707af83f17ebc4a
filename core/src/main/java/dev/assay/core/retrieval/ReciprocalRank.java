package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One divided by the first rank at which a relevant group is found; its mean is known as MRR.
 *
 * @param k depth, 1 or more; absent = the whole list
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record ReciprocalRank(OptionalInt k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "rr",
            List.of("mrr", "recip_rank"),
            MetricFamily.Depth.OPTIONAL,
            Set.of("rel"),
            Definition.of("""
                    One divided by the first rank at which a relevant group is found; its mean over cases is known as MRR.
                    首个相关项排名的倒数；各用例的平均值即 MRR。
                    formula: rr@k = 1 / rank of the first group found in the top k, 0 if none; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {m}, ranked [x, y, m]: rr@3 = 1/3 = 0.333333
                    confused with: the mean rank, and MRR as the mean of it over the cases
                    bad at: seeing anything below the first relevant item; its steps are coarse (1, 0.5, 0.333)
                    source: Voorhees 1999, The TREC-8 Question Answering Track Report
                    agrees with: trec_eval recip_rank (without a depth), ir_measures RR@k; groups and spans are ours
                    """),
            arguments -> new ReciprocalRank(arguments.optionalDepth(), arguments.integer("rel", 1)));

    public ReciprocalRank {
        RetrievalMetrics.check("rr", k, minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        if (ranking.relevant(minGrade) == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        int first = ranking.firstFound(minGrade);
        return Score.of(first <= RetrievalMetrics.last(k, ranking) ? 1.0 / first : 0);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("rr", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
