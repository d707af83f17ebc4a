package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Set;

/**
 * Share of the answer's claims that at least one passage supports.
 *
 * @param oneCall whether claims and verdicts are had from one request, which is cheapest, instead of two
 */
public record Faithfulness(boolean oneCall) implements ClaimMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "faithfulness",
            List.of("groundedness"),
            MetricFamily.Depth.NONE,
            Set.of("protocol"),
            Definition.of("""
                    Share of the answer's claims that at least one passage of the context supports.
                    回答的论断中至少有一段上下文支持的比例。
                    formula: faithfulness = claims supported by at least one passage / claims; protocol=one-call takes and judges the claims in one request to the judge
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no passage, or only blank ones: 0; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: 5 claims, passages support 3 of them: 3/5 = 0.6
                    confused with: correctness: an answer may be faithful to a passage that is wrong
                    bad at: short answers, where one claim moves the score by a lot; leaving out what matters costs nothing
                    source: Es, James, Espinosa-Anke, Schockaert 2024, RAGAS, EACL demonstrations, section 3
                    agrees with: ragas faithfulness in the formula; what can be undefined is ours
                    """),
            arguments -> new Faithfulness(arguments
                    .word("protocol", "two-calls", Set.of("one-call", "two-calls"))
                    .equals("one-call")));

    /** In two requests: claims, then verdicts. */
    public Faithfulness() {
        this(false);
    }

    @Override
    public Set<Link> links() {
        return Set.of(oneCall ? Link.ONE_CALL : Link.ANSWER_PASSAGES);
    }

    @Override
    public Score score(ClaimGraph graph) {
        return graph.from(
                links(), () -> ClaimGraph.share(oneCall ? graph.oneCall() : graph.answer(), JudgedClaim::supported));
    }

    @Override
    public MetricName name() {
        MetricName plain = MetricName.of("faithfulness");
        return oneCall ? plain.with("protocol", "one-call") : plain;
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
