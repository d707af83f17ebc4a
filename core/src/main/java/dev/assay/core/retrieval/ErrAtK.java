package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Expected reciprocal rank at which a reader finds what he needs and stops.
 *
 * @param k depth, 1 or more
 * @param max the largest grade of the scale, 1 to 30; a larger one among the labels leaves the metric undefined
 */
public record ErrAtK(int k, int max) implements RankingMetric {

    private static final int USUAL = 4;

    static final MetricFamily FAMILY = new MetricFamily(
            "err",
            List.of(),
            MetricFamily.Depth.REQUIRED,
            Set.of("max"),
            Definition.of("""
                    Expected reciprocal of the rank at which a reader finds what is needed and stops.
                    读者找到所需内容并停止时，其排名倒数的期望值。
                    formula: err@k = sum over ranks r <= k of 1/r * R(r) * product over i < r of (1 - R(i)); R = (2^grade - 1) / 2^max, max = 4
                    range: 0 to below 1; a single best grade at rank 1 gives 0.9375 with max=4, grade 1 there 0.0625
                    better: higher
                    nothing relevant: undefined; so it is when a grade is above max
                    fewer than k: the list is scored as it is
                    unjudged: grade 0, like a grade below 0
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a: grade 4}, ranked [x, a]: err@2 = 1/2 * 15/16 = 0.46875
                    confused with: rr, to which it comes close when grades are 0 or max
                    bad at: labels whose grades do not use the scale up to max: with grades of 0 and 1 write err(max=1)@k
                    source: Chapelle, Metzler, Zhang, Grinspan 2009, Expected Reciprocal Rank for Graded Relevance, CIKM
                    agrees with: gdeval and ir_measures ERR@k with max=4; of groups first found at one rank the largest grade counts
                    """),
            arguments -> new ErrAtK(arguments.depth(), arguments.integer("max", USUAL)));

    public ErrAtK {
        RetrievalMetrics.check("err", OptionalInt.of(k), 1);
        if (max < 1 || max > 30) {
            throw new IllegalArgumentException("err(max=" + max + ")@" + k
                    + ": max is the largest grade of the scale, 1 to 30; write err(max=4)@" + k);
        }
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int[] grades = ranking.idealGains();
        if (grades.length == 0) {
            return RetrievalMetrics.nothingRelevant(1);
        }
        if (grades[0] > max) {
            return new Score.Undefined("grade " + grades[0] + " is above the scale of " + name() + "; write err(max="
                    + grades[0] + ")@" + k + " or the largest grade of your scale");
        }
        int last = Math.min(k, ranking.size());
        double unsatisfied = 1;
        double sum = 0;
        for (int rank = 1; rank <= last; rank++) {
            double satisfied = (Math.scalb(1.0, ranking.gain(rank)) - 1) / Math.scalb(1.0, max);
            sum += unsatisfied * satisfied / rank;
            unsatisfied *= 1 - satisfied;
        }
        return Score.of(sum);
    }

    @Override
    public MetricName name() {
        MetricName name = MetricName.of("err", k);
        return max == USUAL ? name : name.with("max", String.valueOf(max));
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
