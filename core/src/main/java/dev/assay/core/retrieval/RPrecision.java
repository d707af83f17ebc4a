package dev.assay.core.retrieval;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Share of the relevant groups found among as many places as there are relevant groups.
 *
 * @param minGrade lowest grade that counts as relevant (inclusive), 1 or more
 */
public record RPrecision(int minGrade) implements RankingMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "rprec",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("rel"),
            Definition.of("""
                    Share of the relevant groups found among the first R places, R being the number of relevant groups.
                    设相关项共 R 个，前 R 条结果中找到的相关项所占的比例。
                    formula: rprec = groups found in the top R / R; rel = lowest relevant grade, 1
                    range: 0 to 1
                    better: higher
                    nothing relevant: undefined
                    fewer than k: a list shorter than R is scored as it is
                    unjudged: not relevant
                    duplicates: the first stays, later ones take no rank
                    example: relevant {a, b}, ranked [a, x, b]: rprec = 1/2 = 0.5
                    confused with: precision@k; precision and recall are equal at rank R
                    bad at: cases with one relevant item, where it is success@1
                    source: Manning, Raghavan, Schütze 2008, Introduction to Information Retrieval, section 8.4
                    agrees with: trec_eval Rprec, ir_measures Rprec; groups and spans are ours
                    """),
            arguments -> new RPrecision(arguments.integer("rel", 1)));

    public RPrecision {
        RetrievalMetrics.check("rprec", OptionalInt.empty(), minGrade);
    }

    @Override
    public Score score(JudgedRanking ranking) {
        int relevant = ranking.relevant(minGrade);
        if (relevant == 0) {
            return RetrievalMetrics.nothingRelevant(minGrade);
        }
        return Score.of((double) ranking.found(minGrade, relevant) / relevant);
    }

    @Override
    public MetricName name() {
        return RetrievalMetrics.name("rprec", OptionalInt.empty(), minGrade);
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
