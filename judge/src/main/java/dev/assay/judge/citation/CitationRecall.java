package dev.assay.judge.citation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.port.SentenceSupport;
import dev.assay.judge.port.Support;
import java.util.List;
import java.util.Set;

/** How far the sentences that state something are borne out by a passage they cite. */
public record CitationRecall() implements JudgedMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "citationRecall",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    How far the sentences of the answer that state something are borne out by a passage they cite.
                    回答中有陈述的句子得到其引用段落支持的程度。
                    formula: citationRecall = sum over sentences that state something of their best support / sentences that state something; support: full 1, partial 0.5, none 0; a sentence without citation has 0
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: no answer recorded, a refusal, a question back or a blank answer: undefined; no sentence states anything: undefined; an answer that cites nothing: 0; a failed judge is a failure, not a 0
                    duplicates: equal sentences count each
                    example: four sentences; best support 1, 0.5, 0 (no citation), 0 (unknown passage): 1.5 / 4 = 0.375
                    confused with: claimRecall, which asks what of the reference was said
                    bad at: two passages that bear a sentence out only together: the better of the two counts
                    source: Gao et al. 2023 (ALCE); TREC 2024 RAG support assessment for full, partial, none
                    agrees with: TREC RAG weighted recall where every sentence cites one passage at most
                    """),
            arguments -> new CitationRecall());

    @Override
    public Score score(Evidence evidence) {
        return CitationGrades.scoreWithPassages(
                evidence, grades -> grades.led() ? grades.judged(CitationRecall::share) : Score.of(0));
    }

    private static Score share(List<SentenceSupport> said) {
        List<SentenceSupport> stating =
                said.stream().filter(SentenceSupport::states).toList();
        return stating.isEmpty()
                ? new Score.Undefined("no sentence of the answer states anything")
                : Score.of(stating.stream().mapToDouble(CitationRecall::best).sum() / stating.size());
    }

    private static double best(SentenceSupport sentence) {
        return sentence.support().values().stream()
                .mapToDouble(Support::worth)
                .max()
                .orElse(0);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.CONTEXTS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("citationRecall");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
