package dev.assay.core.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.gate.Requirement.Limit;
import dev.assay.core.gate.Requirement.Side;
import dev.assay.core.slice.CaseSlice;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
            String text, String metric, Side side, double limit, double confidence) {
        Rule expected = new Rule(metric, new Limit(side, limit), Optional.empty(), confidence, "--rule");

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
                "recall@5 at least 0.7 wiht confidence 1 | found `wiht confidence 1`: did you mean `with`?",
                "recall@5 at least 0.7 with confidense 1 | found `confidense`: did you mean `confidence`?",
                "recall@5 at least 0.7 with              | `with confidence` is expected, found nothing",
                "recall@5 at least 0.7 with confidence   | the confidence is missing",
                "recall@5 at least 0.7 with confidence 95 | lies between 0 and 1, such as 0.95, found `95`",
                "recall@5 at least 0.7 with confidence 0.9 please | follows the limit, found `please`",
                "0.7 at least recall@5                   | it begins with a metric's name, found `0.7`",
                "ndcg(gain=exp at least 0.7              | the brackets of the metric",
                "m no better than baseline               | `worse than baseline` is expected, found `better`",
                "m no worse than baselin                 | found `baselin`: did you mean `baseline`?",
                "m no worse than baseline by             | the margin is missing",
                "m no worse than baseline by -0.02       | 0 or more, in the metric's own unit whichever way is better; found -0.02: leave the sign out",
                "m no worse than baseline by 2%          | the margin is a plain number",
                "m no worse than baseline 0.02           | follows the baseline, found `0.02`",
                "m better than baseline by 0.1           | `better than baseline` takes no margin, found `by 0.1`",
                "m better                                | `than baseline` is expected, found nothing",
                "m bettter than baseline                 | did you mean `better`?",
                "m at least 0.7 on                       | the slice is missing after `on`",
                "m at least 0.7 on language              | slice `language`: there is no `=`",
                "m at least 0.7 on topic=refund time     | found `time`",
                "m at least 0.7 on a=b on c=d            | each once",
                "m at least 1e999                        | a finite number",
            })
    void what_is_wrong_is_named(String text, String message) {
        assertThatThrownBy(() -> RuleParser.parse(text, "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("a rule is `METRIC at least NUMBER` or `METRIC at most NUMBER`");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "recall@5 no worse than baseline by 0.02  | recall@5 no worse than baseline by 0.02",
                "recall@5 NO WORSE than Baseline by .020  | recall@5 no worse than baseline by 0.02",
                "latencyMs no worse than baseline         | latencyMs no worse than baseline",
                "latencyMs no worse than baseline by 0    | latencyMs no worse than baseline",
                "ndcg@10 better than baseline             | ndcg@10 better than baseline",
                "m at least 0.7 on language=zh            | m at least 0.7 on language=zh",
                "m at least 1 with confidence .9 on a=b   | m at least 1 on a=b with confidence 0.9",
                "m better than baseline on tags=\"a b\"    | m better than baseline on tags=\"a b\"",
                "m at least 0 on \"a (b\"=c with confidence 0.5 | m at least 0 on \"a (b\"=c with confidence 0.5",
            })
    void every_form_prints_as_it_parses(String text, String printed) {
        Rule rule = RuleParser.parse(text, "x");

        assertThat(rule).hasToString(printed);
        assertThat(RuleParser.parse(printed, "x")).isEqualTo(rule);
    }

    @Test
    void a_slice_with_quotes_and_blanks_in_its_value_comes_back() {
        Rule rule = new Rule(
                "m",
                new Requirement.NoWorse(0.02),
                Optional.of(new CaseSlice("topic", "say \"hi\" (or \\ not)")),
                0.95,
                "x");

        assertThat(RuleParser.parse(rule.toString(), "x")).isEqualTo(rule);
    }
}
