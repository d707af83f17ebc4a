package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Set;

/** Of the reference's claims that the context holds, the share that the answer states. */
public record ContextUtilization() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextUtilization",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Of the reference's claims that the context holds, the share that the answer states.
                    参考答案中被上下文支持的论断里，回答也说出的比例。
                    formula: contextUtilization = the reference's claims supported by a passage and by the answer / the reference's claims supported by a passage
                    range: 0 to 1
                    better: higher
                    nothing relevant: none of the claims was retrieved: undefined
                    fewer than k: not applicable
                    unjudged: no reference, or one that claims nothing: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: the context supports 3 claims of the reference, the answer 1 of these: 1/3 = 0.333333
                    confused with: ragas context_utilization, which is a context precision without a reference
                    bad at: answers that are right from what the model knows
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker context_utilization, with the same judge
                    """),
            arguments -> new ContextUtilization());

    @Override
    public Set<Link> links() {
        return Set.of(Link.REFERENCE_PASSAGES, Link.REFERENCE_ANSWER);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(links(), () -> utilized(graph.reference()));
    }

    private static Score utilized(List<JudgedClaim> reference) {
        List<JudgedClaim> retrieved =
                reference.stream().filter(JudgedClaim::supported).toList();
        return retrieved.isEmpty()
                ? new Score.Undefined("no passage supports a claim of the reference, so there was nothing to use")
                : ClaimGraph.share(retrieved, JudgedClaim::supportedByOther);
    }

    @Override
    public MetricName name() {
        return MetricName.of("contextUtilization");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
