package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Relevant places seen by a reader who goes on to the next place with probability {@code p}.
 *
 * @param k depth, 1 or more; absent = the whole list
 * @param p persistence, above 0 and below 1
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record RankBiasedPrecision(OptionalInt k, double p, int minGrade) implements RankingMetric {

    private static final double USUAL = 0.8;

    static final MetricFamily FAMILY = new MetricFamily(
            "rbp",
            List.of(),
            MetricFamily.Depth.OPTIONAL,
            Set.of("p", "rel"),
            Definition.of("""
                    Rate at which a reader meets relevant groups who goes on to the next place with probability p.
                    假设读者以概率 p 继续看下一条结果时，遇到相关项的期望比率。
                    formula: rbp(p=0.8) = (1 - p) * sum over ranks at which a new group is found of p^(rank - 1); binary relevance; rel = lowest relevant grade, 1
                    range: 0 to 1; with few relevant groups well below 1 even for the best list
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is
                    unjudged: not relevant; what it might hide is at most p^n for a list of n judged items
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, b]: rbp = 0.2 * (1 + 0.64) = 0.328
                    confused with: ndcg, which is divided by the best possible value
                    bad at: comparing cases whose numbers of relevant items differ much; p is an assumption
                    source: Moffat, Zobel 2008, Rank-Biased Precision for Measurement of Retrieval Effectiveness, ACM TOIS 27(1)
                    agrees with: ir_measures RBP(p=0.8, rel=1); trec_eval's rbp has p=0.9 and takes grades as gains
                    """),
            arguments -> new RankBiasedPrecision(
                    arguments.optionalDepth(), arguments.decimal("p", USUAL), arguments.integer("rel", 1)));

    public RankBiasedPrecision {
        RetrievalMetrics.check("rbp", k, minGrade);
        if (!(p > 0 && p < 1)) {
            throw new IllegalArgumentException("rbp(p=" + p
                    + "): p is the probability to go on to the next place, above 0 and below 1; write rbp(p=0.8)");
        }
    }

    @Override
    public Score score(JudgedRanking ranking) {
        if (ranking.relevant(minGrade) == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        int last = RetrievalMetrics.last(k, ranking);
        double reached = 1;
        double sum = 0;
        for (int rank = 1; rank <= last; rank++) {
            if (ranking.newlyFound(rank, minGrade) > 0) {
                sum += reached;
            }
            reached *= p;
        }
        return Score.of((1 - p) * sum);
    }

    @Override
    public MetricName name() {
        MetricName name = RetrievalMetrics.name("rbp", k, minGrade);
        return p == USUAL ? name : name.with("p", RetrievalMetrics.decimal(p));
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
