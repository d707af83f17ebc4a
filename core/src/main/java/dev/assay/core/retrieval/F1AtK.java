package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Harmonic mean of precision and recall among the first {@code k}.
 *
 * @param k depth, 1 or more
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record F1AtK(int k, int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "f1",
            List.of(),
            MetricFamily.Depth.REQUIRED,
            Set.of("rel"),
            Definition.of("""
                    Harmonic mean of precision and recall among the first k.
                    前 k 条结果的精确率与召回率的调和平均。
                    formula: f1@k = 2PR / (P + R), P = precision@k, R = recall@k; 0 when both are 0; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: precision is divided by k all the same
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, y]: P = 1/3, R = 1/2, f1@3 = 0.4
                    confused with: the F1 of claims against a reference (factualCorrectness), which reads the answer
                    bad at: saying which of the two is low; with few relevant items it mostly measures k
                    source: van Rijsbergen 1979, Information Retrieval, chapter 7
                    agrees with: the textbook; trec_eval's set_F takes the whole list and reads its parameter as beta squared
                    """),
            arguments -> new F1AtK(arguments.depth(), arguments.integer("rel", 1)));

    public F1AtK {
        RetrievalMetrics.check("f1", OptionalInt.of(k), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int relevant = ranking.relevant(minGrade);
        if (relevant == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        double precision = (double) ranking.relevantItems(minGrade, k) / k;
        double recall = (double) ranking.found(minGrade, k) / relevant;
        double sum = precision + recall;
        return Score.of(sum == 0 ? 0 : 2 * precision * recall / sum);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("f1", k, minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
