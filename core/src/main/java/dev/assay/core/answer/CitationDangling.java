package dev.assay.core.answer;

import dev.assay.core.citation.CitedAnswer;
import dev.assay.core.citation.CitingSentence;
import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Set;

/** Share of the answer's citations that name no passage the model was shown. */
public record CitationDangling() implements AnswerMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "citationDangling",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the answer's citations that name no passage the model was shown.
                    回答的引用中指向不存在段落的比例。
                    formula: citationDangling = citations of unknown passages / citations
                    range: 0 to 1
                    better: lower
                    nothing relevant: labels play no part; no passage at all: every citation dangles; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: an answer that cites nothing is undefined, as is a refusal, a question back or a blank answer
                    duplicates: a sentence that cites a source twice cites it once
                    example: four citations, one of them [9] where five passages were shown: 1/4 = 0.25
                    confused with: citationPrecision, which also asks whether the passage bears the sentence out
                    bad at: numbers in brackets that are no citations, such as an array [1, 2] outside of code
                    source: ours; Gao et al. 2023 (ALCE) for citations by sentence
                    agrees with: nothing to agree with: ALCE drops citations out of range
                    """),
            arguments -> new CitationDangling());

    @Override
    public Score score(Case source, Output output, AnswerKind kind, List<Retrieved> context) {
        if (output.context().isEmpty()) {
            return new Score.Undefined("no retrieval recorded");
        }
        return Stated.score(output, kind, answer -> share(CitedAnswer.of(output, context)));
    }

    private static Score share(List<CitingSentence> sentences) {
        int all = sentences.stream().mapToInt(CitingSentence::citations).sum();
        int unknown = sentences.stream()
                .mapToInt(sentence -> sentence.unknown().size())
                .sum();
        return all == 0 ? new Score.Undefined("the answer cites nothing") : Score.of((double) unknown / all);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.RANKING);
    }

    @Override
    public MetricName name() {
        return MetricName.of("citationDangling");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
