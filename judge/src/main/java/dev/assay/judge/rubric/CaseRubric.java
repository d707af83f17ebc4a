package dev.assay.judge.rubric;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.port.Criteria;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The value of the level that fits the answer, out of the levels in the case's own {@code rubrics}.
 *
 * @param family the family it is made by
 */
record CaseRubric(MetricFamily family) implements JudgedMetric {

    @Override
    public Score score(Evidence evidence) {
        Map<String, String> written = evidence.subject().source().rubrics();
        if (written.isEmpty()) {
            return new Score.Undefined("the case has no rubrics");
        }
        Optional<CaseLevels> levels = CaseLevels.of(written);
        if (levels.isEmpty()) {
            return new Score.Undefined(
                    "the rubrics of the case are no scale: two levels or more, named by numbers such as"
                            + " `1` or `score1_description`, or with their values such as `good = 1`; found "
                            + String.join(", ", written.keySet()));
        }
        return new Grading(evidence, name().toString())
                .pick(
                        new Criteria("", levels.get().meanings()),
                        Set.of(),
                        Optional.empty(),
                        level -> Score.of(levels.get().values().getOrDefault(level, 0.0)));
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.RUBRICS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("rubric").with("from", "case");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CaseRubric;
    }

    @Override
    public int hashCode() {
        return CaseRubric.class.hashCode();
    }
}
