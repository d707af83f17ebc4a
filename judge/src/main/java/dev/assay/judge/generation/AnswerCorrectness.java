package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/**
 * How far the answer states what the reference states, eased by how near the two are in meaning.
 *
 * @param factual weight of the claims, between 0 and 1; the rest is the similarity's
 */
public record AnswerCorrectness(double factual) implements JudgedMetric {

    private static final double USUAL = 0.75;

    static final MetricFamily FAMILY = new MetricFamily(
            "answerCorrectness",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("factual"),
            Definition.of("""
                    How far the answer states what the reference states, eased by how near the two are in meaning.
                    回答与参考答案陈述一致的程度，并以两者的语义接近程度加权。
                    formula: answerCorrectness = factual F + (1 - factual) S, F = factualCorrectness, S = semanticSimilarity, factual = 0.75
                    range: 0 to 1; S of unrelated texts is .33 to .52 with the embeddings shipped, so no answer comes down to 0
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: undefined where factualCorrectness or semanticSimilarity is: a refusal, no reference, texts in different languages; a failed judge is a failure, not a 0
                    duplicates: equal claims count once
                    example: F = 0.444444, S = 0.8: 0.75 * 0.444444 + 0.25 * 0.8 = 0.533333
                    confused with: factualCorrectness, which is the part that can be traced to claims
                    bad at: being read alone: it mixes two scales, and the similarity part hardly moves between good and bad answers
                    source: ragas documentation of answer correctness, with its weights
                    agrees with: ragas answer_correctness in weights and formula of the whole; ragas lets a model sort both sides' claims in one reply
                    """),
            arguments -> new AnswerCorrectness(arguments.decimal("factual", USUAL)));

    public AnswerCorrectness {
        if (!(factual > 0 && factual < 1)) {
            throw new IllegalArgumentException("answerCorrectness: factual is a weight between 0 and 1, found "
                    + factual + "; for claims alone write factualCorrectness, for similarity alone semanticSimilarity");
        }
    }

    @Override
    public Set<Link> links() {
        return Correctness.LINKS;
    }

    @Override
    public Score score(Evidence evidence) {
        Score near = Correctness.semantic(evidence);
        return near instanceof Score.Undefined
                ? near
                : Parts.of(
                        List.of(Correctness.factual(evidence.graph(), 1), near),
                        values -> factual * values[0] + (1 - factual) * values[1]);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.REFERENCE, Need.JUDGE, Need.EMBEDDINGS);
    }

    @Override
    public MetricName name() {
        MetricName plain = MetricName.of("answerCorrectness");
        return factual == USUAL ? plain : plain.with("factual", Double.toString(factual));
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
