package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Mean, over all relevant groups, of the precision at the rank where each is found; its mean is known as MAP.
 *
 * @param k depth, 1 or more; absent = the whole list
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record AveragePrecision(OptionalInt k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "ap",
            List.of("map"),
            MetricFamily.Depth.OPTIONAL,
            Set.of("rel"),
            Definition.of("""
                    Mean over all relevant groups of the precision at the rank where each is found; its mean over cases is known as MAP.
                    在每个相关项被找到的排名处计算精确率，再对全部相关项取平均；各用例的平均值即 MAP。
                    formula: ap@k = sum over ranks <= k at which a new group is found of (groups found so far / rank) / groups, 1 at most; rel = lowest relevant grade, 1
                    range: 0 to 1; several groups found at one rank could exceed 1 and are capped
                    better: higher
                    nothing relevant: undefined
                    fewer than k: the list is scored as it is; groups not found add 0
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [x, b, a]: ap@3 = (1/2 + 2/3) / 2 = 0.583333
                    confused with: contextPrecision@k, whose divisor is the relevant items retrieved, so that it ignores what is missing
                    bad at: incomplete labels; the divisor is all groups even when there are more than k
                    source: Buckley, Voorhees 2005, Retrieval System Evaluation, in TREC: Experiment and Evaluation in Information Retrieval
                    agrees with: trec_eval map and map_cut_k, ir_measures AP@k; groups and spans are ours
                    """),
            arguments -> new AveragePrecision(arguments.optionalDepth(), arguments.integer("rel", 1)));

    public AveragePrecision {
        RetrievalMetrics.check("ap", k, minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int relevant = ranking.relevant(minGrade);
        if (relevant == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        int last = RetrievalMetrics.last(k, ranking);
        int found = 0;
        double sum = 0;
        for (int rank = 1; rank <= last; rank++) {
            int newly = ranking.newlyFound(rank, minGrade);
            if (newly > 0) {
                found += newly;
                sum += (double) found / rank;
            }
        }
        return Score.of(Math.min(1, sum / relevant));
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("ap", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
