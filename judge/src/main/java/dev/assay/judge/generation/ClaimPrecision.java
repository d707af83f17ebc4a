package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Set;

/** Share of the answer's claims that the reference supports. */
public record ClaimPrecision() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "claimPrecision",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the answer's claims that the reference supports.
                    回答的论断中得到参考答案支持的比例。
                    formula: claimPrecision = the answer's claims supported by the reference / the answer's claims
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined; no reference: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 5 claims, the reference supports 2: 2/5 = 0.4
                    confused with: faithfulness, which asks the context, not the reference
                    bad at: answers that rightly say more than the reference
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker precision and ragas factual_correctness(mode=precision) in the formula
                    """),
            arguments -> new ClaimPrecision());

    @Override
    public Set<Link> links() {
        return Set.of(Link.ANSWER_REFERENCE);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(links(), () -> ClaimGraph.share(graph.answer(), JudgedClaim::supportedByOther));
    }

    @Override
    public MetricName name() {
        return MetricName.of("claimPrecision");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
