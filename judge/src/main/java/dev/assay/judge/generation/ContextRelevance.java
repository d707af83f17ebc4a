package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.Relevance;
import java.util.List;
import java.util.Set;

/** How relevant the passages are to the question, on the average; needs no reference. */
public record ContextRelevance() implements JudgedMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextRelevance",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    How relevant the passages are to the question, on the average; needs no reference.
                    检索到的段落与问题的平均相关程度，不需要参考答案。
                    formula: contextRelevance = sum over passages of (relevant 1, partly 0.5, irrelevant 0) / passages that hold text
                    range: 0 to 1
                    better: higher
                    nothing relevant: no passage helps: 0; no passage, or none that holds text: undefined; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: labels play no part; the embedded judge does not rate passages: undefined; a failed judge is a failure, not a 0
                    duplicates: each copy of a passage counts
                    example: 3 passages, found relevant, partly and irrelevant: (1 + 0.5 + 0) / 3 = 0.5
                    confused with: contextPrecision(reference=none), which asks how far up the relevant passages stand
                    bad at: what was not retrieved: one good passage alone gives 1; and it falls with each passage more that is fetched, needed or not
                    source: Es, James, Espinosa-Anke and Schockaert 2024, RAGAS, EACL demonstrations, for the question asked
                    agrees with: none exactly: TruLens and ragas ask for levels of 0 to 3 or 0 to 2, RAGAS counted sentences
                    """),
            arguments -> new ContextRelevance());

    @Override
    public Score score(Evidence evidence) {
        return PassageRelevance.of(evidence)
                .score(rated -> rated.levels().isEmpty()
                        ? new Score.Undefined("no passage")
                        : Score.of(rated.levels().values().stream()
                                .mapToDouble(Relevance::worth)
                                .average()
                                .orElseThrow()));
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.CONTEXTS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("contextRelevance");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}
