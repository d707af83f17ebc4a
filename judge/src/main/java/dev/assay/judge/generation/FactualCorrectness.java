package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/**
 * Precision and recall of the answer's claims against the reference's as one number.
 *
 * @param beta weight of recall against precision, above 0; 1 = equal
 */
public record FactualCorrectness(double beta) implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "factualCorrectness",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("beta"),
            Definition.of("""
                    How far answer and reference state the same: the F measure of claimPrecision and claimRecall.
                    回答与参考答案陈述一致的程度：claimPrecision 与 claimRecall 的 F 值。
                    formula: factualCorrectness = (1 + beta^2) P R / (beta^2 P + R), P = claimPrecision, R = claimRecall, beta = 1; 0 when both are 0
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: undefined where claimPrecision or claimRecall is: a refusal, no reference; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: P = 0.4, R = 0.5: 2 * 0.4 * 0.5 / 0.9 = 0.444444
                    confused with: answerCorrectness, which adds a share of semantic similarity
                    bad at: answers that are right in other detail than the reference gives
                    source: ragas documentation of factual correctness; van Rijsbergen 1979 for the F measure
                    agrees with: ragas factual_correctness in the formula; RAGChecker f1
                    """),
            arguments -> new FactualCorrectness(arguments.decimal("beta", 1)));

    public FactualCorrectness {
        if (!(beta > 0)) {
            throw new IllegalArgumentException("factualCorrectness: beta is above 0, found " + beta);
        }
    }

    @Override
    public Set<Link> links() {
        return Correctness.LINKS;
    }

    @Override
    public Score score(ClaimGraph graph) {
        return Correctness.factual(graph, beta);
    }

    @Override
    public MetricName name() {
        MetricName plain = MetricName.of("factualCorrectness");
        return beta == 1 ? plain : plain.with("beta", Double.toString(beta));
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
