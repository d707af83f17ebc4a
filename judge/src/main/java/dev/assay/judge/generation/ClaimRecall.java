package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Set;

/** Share of the reference's claims that the answer supports. */
public record ClaimRecall() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "claimRecall",
            List.of("answerRecall"),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the reference's claims that the answer supports.
                    参考答案的论断中被回答覆盖的比例。
                    formula: claimRecall = the reference's claims supported by the answer / the reference's claims
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: no reference, or one that claims nothing: undefined; a failed judge is a failure, not a 0; a refusal supports nothing: 0
                    duplicates: equal claims count once
                    example: a reference of 4 claims, the answer supports 2: 2/4 = 0.5
                    confused with: contextRecall, which asks the context, not the answer
                    bad at: references with asides that nobody asked for
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker recall and ragas factual_correctness(mode=recall) in the formula
                    """),
            arguments -> new ClaimRecall());

    @Override
    public Set<Link> links() {
        return Set.of(Link.REFERENCE_ANSWER);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(links(), () -> ClaimGraph.share(graph.reference(), JudgedClaim::supportedByOther));
    }

    @Override
    public MetricName name() {
        return MetricName.of("claimRecall");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
