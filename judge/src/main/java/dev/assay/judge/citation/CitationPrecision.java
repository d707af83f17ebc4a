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

/** How far the cited passages bear out the sentences that cite them. */
public record CitationPrecision() implements JudgedMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "citationPrecision",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    How far the passages that the answer cites bear out the sentences that cite them.
                    回答所引用的段落对引用它的句子的支持程度。
                    formula: citationPrecision = sum over citations of support / citations; support: full 1, partial 0.5, none 0; a citation of an unknown passage, or of one without text, is none
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: no answer recorded, a refusal, a question back or a blank answer: undefined; an answer that cites nothing: undefined; a failed judge is a failure, not a 0
                    duplicates: a sentence that cites a source twice cites it once; two sentences that cite one source are two citations
                    example: sentence 1 cites A (full) and B (none), sentence 2 cites A (partial), sentence 4 an unknown passage: (1 + 0 + 0.5 + 0) / 4 = 0.375
                    confused with: faithfulness, which holds claims against all passages, cited or not
                    bad at: two passages that bear a sentence out only together: each is partial
                    source: Gao et al. 2023 (ALCE); TREC 2024 RAG support assessment for full, partial, none
                    agrees with: TREC RAG weighted precision, dangling citations aside, which count here as none
                    """),
            arguments -> new CitationPrecision());

    @Override
    public Score score(Evidence evidence) {
        return CitationGrades.scoreWithPassages(evidence, CitationPrecision::share);
    }

    private static Score share(CitationGrades grades) {
        if (grades.citations() == 0) {
            return new Score.Undefined("the answer cites nothing");
        }
        return grades.led() ? grades.judged(said -> Score.of(sum(said) / grades.citations())) : Score.of(0);
    }

    private static double sum(List<SentenceSupport> said) {
        return said.stream()
                .flatMap(sentence -> sentence.support().values().stream())
                .mapToDouble(Support::worth)
                .sum();
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.CONTEXTS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("citationPrecision");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
