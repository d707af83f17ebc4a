package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Share of the first {@code k} that somebody judged.
 *
 * @param k depth, 1 or more
 */
public record JudgedAtK(int k) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "judged",
            List.of(),
            MetricFamily.Depth.REQUIRED,
            Set.of(),
            Definition.of("""
                    Share of the first k that somebody judged: how far the other numbers of the list can be trusted.
                    前 k 条结果中有人工判定的比例，用来衡量其余指标的可信程度。
                    formula: judged@k = judged items in the top k / min(k, returned)
                    range: 0 to 1
                    better: higher
                    nothing relevant: a number all the same; undefined when nothing was returned, and with groups, documents or spans
                    fewer than k: divided by the number returned
                    unjudged: what it counts; a grade below 0 means pooled and not judged
                    duplicates: the first stays, later ones take no rank
                    example: judged {a: 1, c: 0}, ranked [a, x, c]: judged@3 = 2/3 = 0.666667
                    confused with: precision@k: an item judged irrelevant counts here
                    bad at: saying whether the judgements are right
                    source: the complement of trec_eval's unj_k; ir_measures Judged@k
                    agrees with: trec_eval 1 - unj_k for full lists; ir_measures divides by k also when fewer were returned
                    """),
            arguments -> new JudgedAtK(arguments.depth()));

    public JudgedAtK {
        RetrievalMetrics.check("judged", OptionalInt.of(k), 1);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int last = Math.min(k, ranking.size());
        if (!ranking.judgments().plain()) {
            return RetrievalMetrics.needsPlainIds("judged@" + k);
        }
        if (last == 0) {
            return new Score.Undefined("nothing was retrieved");
        }
        int judged = 0;
        for (int rank = 1; rank <= last; rank++) {
            judged += ranking.isJudged(rank) ? 1 : 0;
        }
        return Score.of((double) judged / last);
    }

    @Override
    public MetricName name() {
        return MetricName.of("judged", k);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
