package dev.assay.core.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.gate.Rule.Comparison;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleParserTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "faithfulness at least 0.85                       | faithfulness          | AT_LEAST | 0.85 | 0.95",
                "  latencyMs   AT MOST 2000                       | latencyMs             | AT_MOST  | 2000 | 0.95",
                "recall@5 At Least .7 With Confidence 0.9         | recall@5              | AT_LEAST | 0.7  | 0.9",
                "ndcg(gain=exp, rel=2)@10 at least 1e-2           | ndcg(gain=exp,rel=2)@10 | AT_LEAST | 0.01 | 0.95",
                "noiseSensitivity(irrelevant) at most -0          | noiseSensitivity(irrelevant) | AT_MOST | 0 | 0.95",
            })
    void a_rule_has_a_metric_a_side_a_limit_and_a_confidence(
            String text, String metric, Comparison comparison, double limit, double confidence) {
        Rule expected = new Rule(metric, comparison, limit, confidence, "--rule");

        assertThat(RuleParser.parse(text, "--rule")).isEqualTo(expected);
        assertThat(RuleParser.parse(expected.toString(), "--rule")).isEqualTo(expected);
    }

    @Test
    void a_rule_prints_as_it_is_written() {
        assertThat(RuleParser.parse("recall@5 at  least 0.70 with confidence 0.95", "x"))
                .hasToString("recall@5 at least 0.7");
        assertThat(RuleParser.parse("cost at most 1e-7 with confidence .99", "x"))
                .hasToString("cost at most 0.0000001 with confidence 0.99");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                      | the rule is blank",
                "recall@5                                | `at least` or `at most` is missing after `recall@5`",
                "recall@5 at                             | `at` is neither `at least` nor `at most`",
                "recall@5 at lest 0.7                    | `at lest` is neither `at least` nor `at most`: did you mean `at least`?",
                "recall@5 atleast 0.7                    | did you mean `at least`?",
                "recall@5 >= 0.7                         | `>=` is neither `at least` nor `at most`: write `at least`",
                "latencyMs ≤ 7                           | write `at most`",
                "recall@5 at least                       | the limit is missing after `recall@5 at least`",
                "recall@5 at least high                  | the limit is a number, found `high`",
                "recall@5 at least 1_000                 | the limit is a number, found `1_000`",
                "recall@5 at least NaN                   | the limit is a number, found `NaN`",
                "recall@5 at least 85%                   | found `85%`: write 0.85 for 85 %",
                "recall@5 at least 0.7 wiht confidence 1 | found `wiht`: did you mean `with`?",
                "recall@5 at least 0.7 with confidense 1 | found `confidense`: did you mean `confidence`?",
                "recall@5 at least 0.7 with              | follows the limit, found nothing",
                "recall@5 at least 0.7 with confidence   | the confidence is missing",
                "recall@5 at least 0.7 with confidence 95 | lies between 0 and 1, such as 0.95, found `95`",
                "recall@5 at least 0.7 with confidence 0.9 please | nothing may follow the confidence, found `please`",
                "0.7 at least recall@5                   | it begins with a metric's name, found `0.7`",
                "ndcg(gain=exp at least 0.7              | the brackets of the metric",
            })
    void what_is_wrong_is_named(String text, String message) {
        assertThatThrownBy(() -> RuleParser.parse(text, "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("a rule is `METRIC at least NUMBER` or `METRIC at most NUMBER`");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "recall@5 no worse than baseline by 0.02",
                "ndcg@10 better than baseline",
                "recall@5 at least 0.7 on language=zh"
            })
    void forms_to_come_are_known_and_refused(String text) {
        assertThatThrownBy(() -> RuleParser.parse(text, "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not possible yet")
                .hasMessageContaining("a rule is `METRIC at least NUMBER`");
    }
}
