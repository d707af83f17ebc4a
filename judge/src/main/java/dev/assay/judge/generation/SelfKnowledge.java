package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Share of the answer's claims that are right though no passage supports them: the model knew them itself. */
public record SelfKnowledge() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "selfKnowledge",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the answer's claims that are right though no passage supports them: the model knew them itself.
                    回答的论断中正确但没有上下文支持的比例，即模型自身的知识。
                    formula: selfKnowledge = claims supported by the reference and by no passage / claims
                    range: 0 to 1
                    better: lower
                    nothing relevant: labels play no part; no passage: every claim that the reference supports counts
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined; no reference: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 5 claims, 1 of them right and in no passage: 1/5 = 0.2
                    confused with: hallucination, whose claims the reference does not support either
                    bad at: systems that are meant to use what the model knows: there it is no fault
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker self_knowledge, with the same judge
                    """),
            arguments -> new SelfKnowledge());

    @Override
    public Set<Link> links() {
        return Set.of(Link.ANSWER_PASSAGES, Link.ANSWER_REFERENCE);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(
                links(),
                () -> ClaimGraph.share(graph.answer(), claim -> !claim.supported() && claim.supportedByOther()));
    }

    @Override
    public MetricName name() {
        return MetricName.of("selfKnowledge");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
