package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Share of the passages that support at least one claim of the reference, whatever their order. */
public record PassagePrecision() implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "passagePrecision",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the passages that support at least one claim of the reference, whatever their order.
                    至少支持参考答案一条论断的上下文段落所占比例，与排序无关。
                    formula: passagePrecision = passages that support at least one claim of the reference / passages that hold text
                    range: 0 to 1
                    better: higher
                    nothing relevant: no passage supports a claim: 0; no passage: undefined
                    fewer than k: not applicable
                    unjudged: no reference, or one that claims nothing: undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 3 passages, 2 of them support a claim: 2/3 = 0.666667
                    confused with: contextPrecision, which rewards relevant passages at the top
                    bad at: passages that help without stating a claim of the reference
                    source: Ru, Qiu, Hu and others 2024, RAGChecker, NeurIPS datasets and benchmarks
                    agrees with: RAGChecker context_precision, with the same judge
                    """),
            arguments -> new PassagePrecision());

    @Override
    public Set<Link> links() {
        return Set.of(Link.REFERENCE_PASSAGES);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(
                links(),
                () -> graph.passages().isEmpty()
                        ? new Score.Undefined("no passage")
                        : Score.of((double) graph.relevantPassages().count()
                                / graph.passages().size()));
    }

    @Override
    public MetricName name() {
        return MetricName.of("passagePrecision");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
