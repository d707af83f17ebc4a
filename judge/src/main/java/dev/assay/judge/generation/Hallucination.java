package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Share of the answer's claims that neither a passage nor the reference supports. */
public record Hallucination() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "hallucination",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the answer's claims that neither a passage nor the reference supports.
                    回答的论断中既无上下文也无参考答案支持的比例。
                    formula: hallucination = claims supported by no passage and not by the reference / claims
                    range: 0 to 1
                    better: lower
                    nothing relevant: labels play no part; no passage: every claim that the reference does not support counts
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined; no reference: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 5 claims, 1 of them supported by nothing: 1/5 = 0.2
                    confused with: 1 - faithfulness, which also counts what is right but not in the context
                    bad at: references that leave out true facts: they make a true claim look invented
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker hallucination, with the same judge
                    """),
            arguments -> new Hallucination());

    @Override
    public Set<Link> links() {
        return Set.of(Link.ANSWER_PASSAGES, Link.ANSWER_REFERENCE);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(
                links(),
                () -> ClaimGraph.share(graph.answer(), claim -> !claim.supported() && !claim.supportedByOther()));
    }

    @Override
    public MetricName name() {
        return MetricName.of("hallucination");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
