package dev.assay.judge.citation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.port.SentenceSupport;
import java.util.List;
import java.util.Set;

/** Share of the sentences that state something and cite nothing. */
public record CitationUncited() implements JudgedMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "citationUncited",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the answer's sentences that state something and cite nothing.
                    回答中有陈述却没有引用来源的句子比例。
                    formula: citationUncited = sentences that state something and cite nothing / sentences that state something
                    range: 0 to 1
                    better: lower
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: no answer recorded, a refusal, a question back or a blank answer: undefined; no sentence states anything: undefined; an answer that cites nothing: 1; a failed judge is a failure, not a 1
                    duplicates: equal sentences count each
                    example: four sentences state something, the third cites nothing, the fourth an unknown passage: 1/4 = 0.25
                    confused with: citationRecall, which also asks whether what is cited bears the sentence out
                    bad at: one citation at the end of a paragraph that is meant for all of it
                    source: ours
                    agrees with: nothing to agree with: no tool known to us reports it
                    """),
            arguments -> new CitationUncited());

    @Override
    public Score score(Evidence evidence) {
        return CitationGrades.score(
                evidence,
                grades -> grades.citations() == 0 && !grades.sentences().isEmpty()
                        ? Score.of(1)
                        : grades.judged(said -> share(grades, said)));
    }

    private static Score share(CitationGrades grades, List<SentenceSupport> said) {
        int stating = 0;
        int uncited = 0;
        for (int i = 0; i < said.size(); i++) {
            boolean states = said.get(i).states();
            stating += states ? 1 : 0;
            uncited += states && grades.sentences().get(i).citations() == 0 ? 1 : 0;
        }
        return stating == 0
                ? new Score.Undefined("no sentence of the answer states anything")
                : Score.of((double) uncited / stating);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("citationUncited");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
