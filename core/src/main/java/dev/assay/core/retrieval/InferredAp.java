package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Average precision estimated from a judged sample of a pool.
 *
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record InferredAp(int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "infap",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("rel"),
            Definition.of("""
                    Average precision estimated where only a sample of the pooled items was judged.
                    只判定了候选池的一部分时，对平均精确率的估计。
                    formula: infap = sum over relevant retrieved at rank i of (1/i + (i-1)/i * pooled above/(i-1) * (relevant above + e)/(judged above + 2e)) / R; e = 0.00001; the term is 1 at rank 1; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined; so it is with groups, documents or spans, which do not say what else was judged
                    fewer than k: has no depth; the whole list counts
                    unjudged: outside the pool, not relevant; a grade below 0 means pooled and not judged: relevant with the probability seen above it
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a}, judged irrelevant {c}, ranked [c, a]: infap = 1/2 + 1/2 * 1 * 0.00001/1.00002 = 0.500005
                    confused with: ap, to which it comes close when all of the pool is judged
                    bad at: labels without a pool of which a random sample was judged
                    source: Yilmaz, Aslam 2006, Estimating Average Precision with Incomplete and Imperfect Judgments, CIKM
                    agrees with: trec_eval infAP, ir_measures infAP
                    """),
            arguments -> new InferredAp(arguments.integer("rel", 1)));

    /** Keeps the estimate defined where nothing above was judged. */
    private static final double SMOOTHING = 0.00001;

    public InferredAp {
        RetrievalMetrics.check("infap", OptionalInt.empty(), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int relevant = ranking.relevant(minGrade);
        if (relevant == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        if (!ranking.judgments().plain()) {
            return RetrievalMetrics.needsPlainIds("infap");
        }
        int relevantAbove = 0;
        int judgedAbove = 0;
        int pooledAbove = 0;
        double sum = 0;
        for (int rank = 1; rank <= ranking.size(); rank++) {
            if (ranking.isRelevant(rank, minGrade)) {
                sum += expectedPrecision(rank, pooledAbove, judgedAbove, relevantAbove);
                relevantAbove++;
            }
            judgedAbove += ranking.isJudged(rank) ? 1 : 0;
            pooledAbove += ranking.isPooled(rank) ? 1 : 0;
        }
        return Score.of(sum / relevant);
    }

    private static double expectedPrecision(int rank, int pooledAbove, int judgedAbove, int relevantAbove) {
        if (rank == 1) {
            return 1;
        }
        double above = rank - 1;
        double share = (relevantAbove + SMOOTHING) / (judgedAbove + 2 * SMOOTHING);
        return 1.0 / rank + above / rank * (pooledAbove / above) * share;
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("infap", OptionalInt.empty(), minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
