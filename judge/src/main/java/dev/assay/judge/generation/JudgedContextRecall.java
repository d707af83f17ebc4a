package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Set;

/** Share of the reference's claims that at least one passage of the context supports. */
public record JudgedContextRecall() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextRecall",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the reference's claims that at least one passage of the context supports.
                    参考答案的论断中至少有一段上下文支持的比例。
                    formula: contextRecall = the reference's claims supported by at least one passage / the reference's claims
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no passage: 0; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: no reference, or one that claims nothing: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: a reference of 4 claims, the context supports 3: 3/4 = 0.75
                    confused with: contextRecall@k, which counts labelled passages and needs no judge
                    bad at: references that state what the corpus does not hold
                    source: Es, James, Espinosa-Anke, Schockaert 2024, RAGAS, and RAGChecker claim recall
                    agrees with: RAGChecker claim_recall; ragas context_recall counts sentences, not claims
                    """),
            arguments -> new JudgedContextRecall());

    @Override
    public Set<Link> links() {
        return Set.of(Link.REFERENCE_PASSAGES);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(links(), () -> ClaimGraph.share(graph.reference(), JudgedClaim::supported));
    }

    @Override
    public MetricName name() {
        return MetricName.of("contextRecall");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
