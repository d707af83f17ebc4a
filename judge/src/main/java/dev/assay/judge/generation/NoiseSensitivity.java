package dev.assay.judge.generation;

import dev.assay.core.metric.Arguments;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Set;

/**
 * How often the answer takes over what is wrong from the context.
 *
 * @param relevant whether claims count that a relevant passage supports; otherwise those that only irrelevant ones do
 */
public record NoiseSensitivity(boolean relevant) implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "noiseSensitivity",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("relevant", "irrelevant"),
            Definition.of("""
                    Share of the answer's claims that are wrong and come from the context: from relevant passages, or from irrelevant ones only.
                    回答中错误且来自上下文的论断比例：来自相关段落（relevant），或仅来自无关段落（irrelevant）。
                    formula: noiseSensitivity(relevant) = claims not supported by the reference but by a relevant passage / claims; (irrelevant) = by irrelevant passages only; relevant = supports at least one claim of the reference
                    range: 0 to 1
                    better: lower
                    nothing relevant: no passage is relevant: every wrong claim that a passage supports counts as irrelevant; no passage: 0
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined; no reference, or one that claims nothing: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 5 claims, 1 wrong one is in a relevant passage, 1 only in an irrelevant one: 0.2 and 0.2
                    confused with: hallucination, whose claims no passage supports
                    bad at: references that leave out true facts: what is true and retrieved then counts as noise
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker noise_sensitivity_in_relevant and _in_irrelevant; ragas noise_sensitivity in the idea
                    """),
            NoiseSensitivity::of);

    private static NoiseSensitivity of(Arguments arguments) {
        boolean irrelevant = arguments.flag("irrelevant");
        if (arguments.flag("relevant") && irrelevant) {
            throw new IllegalArgumentException("`" + arguments.name() + "`: write relevant or irrelevant, not both");
        }
        return new NoiseSensitivity(!irrelevant);
    }

    @Override
    public Set<Link> links() {
        return Set.of(Link.ANSWER_PASSAGES, Link.ANSWER_REFERENCE, Link.REFERENCE_PASSAGES);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(
                links(),
                () -> ClaimGraph.share(
                        graph.answer(),
                        claim -> !claim.supportedByOther()
                                && claim.supported()
                                && fromRelevant(graph, claim) == relevant));
    }

    private static boolean fromRelevant(ClaimGraph graph, JudgedClaim claim) {
        return graph.relevantPassages().anyMatch(claim::supportedBy);
    }

    @Override
    public MetricName name() {
        return MetricName.of("noiseSensitivity").with(relevant ? "relevant" : "irrelevant");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
