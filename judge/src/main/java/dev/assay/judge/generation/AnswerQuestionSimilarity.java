package dev.assay.judge.generation;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.Set;

/** How near the answer itself is to the question in meaning; no judge has to write anything. */
public record AnswerQuestionSimilarity() implements JudgedMetric {

    @Override
    public Score score(Evidence evidence) {
        return evidence.withoutClaims()
                .orElseGet(() -> evidence.similarity(
                        evidence.subject().answer().orElseThrow(),
                        evidence.subject().question()));
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.EMBEDDINGS);
    }

    @Override
    public MetricName name() {
        return MetricName.of("answerRelevancy").with("method", "embedding");
    }

    @Override
    public MetricFamily family() {
        return AnswerRelevancies.FAMILY;
    }
}
