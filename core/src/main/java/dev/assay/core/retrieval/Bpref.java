package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * How seldom items judged irrelevant stand above the relevant ones; unjudged items are passed over.
 *
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record Bpref(int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "bpref",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("rel"),
            Definition.of("""
                    How seldom items judged irrelevant stand above relevant ones; unjudged items are passed over.
                    已判为不相关的结果排在相关结果之前的情况有多少；未判定的结果跳过不计。
                    formula: bpref = sum over relevant retrieved of (1 - min(n, R) / min(N, R)) / R; n = judged irrelevant above it, N = all judged irrelevant, R = all relevant; a term is 1 when n is 0; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined; so it is with groups, documents or spans, which do not say what else was judged
                    fewer than k: has no depth; the whole list counts
                    unjudged: passed over; so is a grade below 0 (pooled, not judged)
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, judged irrelevant {c}, ranked [a, c, b]: bpref = (1 + (1 - 1/1)) / 2 = 0.5
                    confused with: ap, which takes unjudged items as irrelevant
                    bad at: labels that hold relevant items only: every retrieved one then counts 1, and it is recall
                    source: Buckley, Voorhees 2004, Retrieval Evaluation with Incomplete Information, SIGIR, as trec_eval computes it
                    agrees with: trec_eval bpref, ir_measures Bpref
                    """),
            arguments -> new Bpref(arguments.integer("rel", 1)));

    public Bpref {
        RetrievalMetrics.check("bpref", OptionalInt.empty(), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int relevant = ranking.relevant(minGrade);
        if (relevant == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        if (!ranking.judgments().plain()) {
            return RetrievalMetrics.needsPlainIds("bpref");
        }
        int irrelevant = ranking.relevant(0) - relevant;
        int above = 0;
        double sum = 0;
        for (int rank = 1; rank <= ranking.size(); rank++) {
            if (ranking.isRelevant(rank, minGrade)) {
                sum += above == 0 ? 1 : 1 - (double) Math.min(above, relevant) / Math.min(irrelevant, relevant);
            } else if (ranking.isJudged(rank)) {
                above++;
            }
        }
        return Score.of(sum / relevant);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("bpref", OptionalInt.empty(), minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
