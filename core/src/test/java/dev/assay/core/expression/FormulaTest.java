package dev.assay.core.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.RetrievalMetrics;
import dev.assay.core.usage.UsageMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaTest {

    private static final Map<String, Score> SCORES = Map.of(
            "recall@5", Score.of(0.5),
            "ndcg(gain=exp)@10", Score.of(0.8),
            "rr", Score.of(0.25),
            "success@1", Score.of(0),
            "cost", new Score.Undefined("no cost recorded"),
            "latencyMs", new Score.Failed(FailureKind.TARGET, "the target was down"));

    private static Function<String, Metric> metrics() {
        List<MetricFamily> families = new ArrayList<>(RetrievalMetrics.ALL);
        families.addAll(UsageMetrics.ALL);
        return new MetricCatalog(families)::parse;
    }

    private static Score score(String expression) {
        return Formula.parse("overall = " + expression, metrics())
                .score(name -> SCORES.getOrDefault(name, new Score.Undefined("not computed")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0.5*recall@5 + 0.5*rr | 0.375",
                "recall@5 - rr - rr | 0",
                "recall@5 - (rr - rr) | 0.5",
                "1 - recall@5 * 2 | 0",
                "(1 - recall@5) * 2 | 1",
                "rr / recall@5 / 2 | 0.25",
                "-rr + 1 | 0.75",
                "2 * -rr | -0.5",
                "ndcg(gain=exp)@10 | 0.8",
                "NDCG( gain = exp ) @ 10+rr | 1.05",
                "min(recall@5, rr, 1e-1) | 0.1",
                "MAX(recall@5, 2*rr + .25) | 0.75",
                "min(rr) | 0.25",
                "2 * recall@5 * rr / (recall@5 + rr) | 0.3333333333333333"
            })
    void is_read_as_arithmetic_is(String expression, double value) {
        assertThat(score(expression).number()).hasValue(value);
    }

    @Test
    void an_undefined_part_is_named_and_a_failed_one_comes_first() {
        assertThat(score("rr + cost")).isEqualTo(new Score.Undefined("cost is undefined: no cost recorded"));
        assertThat(score("cost + latencyMs"))
                .isEqualTo(new Score.Failed(FailureKind.TARGET, "latencyMs failed: the target was down"));
        assertThat(score("0 * cost")).isInstanceOf(Score.Undefined.class);
    }

    @Test
    void dividing_by_zero_is_undefined() {
        assertThat(score("rr / success@1")).isInstanceOf(Score.Undefined.class);
        assertThat(score("success@1 / success@1")).isInstanceOf(Score.Undefined.class);
        assertThat(score("min(1, rr / success@1)")).isInstanceOf(Score.Undefined.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rr +            | position 15 | found the end",
                "(rr + 1         | position 18 | `)` is missing",
                "rr rr           | position 14 | found `r`",
                "rr ** 2         | position 15 | found `*`",
                "recal@5 + 1     | position 11 | recall",
                "recall + 1      | position 11 | needs a depth",
                "recall@0        | position 11 | 1 or more",
                "1 + 2           | position 16 | names no metric",
                "min(rr, )       | position 19 | found `)`",
                "rr + 退         | position 16 | found `退`"
            })
    void what_cannot_be_read_is_shown_with_its_place(String expression, String position, String said) {
        assertThatThrownBy(() -> score(expression))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(position + ":")
                .hasMessageContaining(said);
    }

    @Test
    void deep_nesting_is_refused_not_a_crash() {
        assertThatThrownBy(() -> score("(".repeat(5000) + "rr" + ")".repeat(5000)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nest no deeper");
    }

    @Test
    void its_needs_and_parts_are_those_of_what_it_names() {
        Formula formula = Formula.parse("both = recall@5 + recall@5 + latencyMs", metrics());

        assertThat(formula.parts().stream().map(part -> part.name().toString()))
                .containsExactly("recall@5", "latencyMs");
        assertThat(formula.needs()).isEqualTo(metrics().apply("recall@5").needs());
        assertThat(formula.name()).hasToString("both");
        assertThat(formula).hasToString("both = recall@5 + recall@5 + latencyMs");
        assertThat(Formula.parse("slow = 2 * latencyMs", metrics())
                        .family()
                        .definition()
                        .lowerIsBetter())
                .isTrue();
    }

    @Test
    void a_formula_is_told_from_a_name_with_parameters() {
        assertThat(Formula.looksLike("overall = rr")).isTrue();
        assertThat(Formula.looksLike("ndcg(gain=exp)@10")).isFalse();
    }
}
