package dev.assay.judge.generation;

import dev.assay.core.data.Verdict;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Share of the answer's claims that a passage rules out and none supports. */
public record Contradiction() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contradiction",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the answer's claims that at least one passage contradicts and none supports.
                    回答的论断中至少有一段上下文与之矛盾且没有上下文支持的比例。
                    formula: contradiction = claims contradicted by at least one passage and supported by none / claims
                    range: 0 to 1
                    better: lower
                    nothing relevant: labels play no part; no passage, or only blank ones: 0; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 4 claims, passages contradict 2 of them, one of the two is also supported: 1/4 = 0.25
                    confused with: 1 - faithfulness, which also counts claims that no passage mentions
                    bad at: context that contradicts itself: one supporting passage outweighs any that contradict
                    source: Chen, Wang, Tang and others 2024, RAGChecker, NeurIPS datasets and benchmarks (claim-level entailment)
                    agrees with: no other tool computes it in this form
                    """),
            arguments -> new Contradiction());

    @Override
    public Set<Link> links() {
        return Set.of(Link.ANSWER_PASSAGES);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(
                links(), () -> ClaimGraph.share(graph.answer(), claim -> claim.verdict() == Verdict.CONTRADICTED));
    }

    @Override
    public MetricName name() {
        return MetricName.of("contradiction");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
