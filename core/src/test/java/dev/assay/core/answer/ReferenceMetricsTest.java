package dev.assay.core.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceMetricsTest {

    private static final List<String> WORDS =
            List.of("the", "Fox", "runs", "3.5", "退", "款", "，", "七天", "a", "over,", "é", "𠀀", "-");

    private static final AnswerMetric TOKEN_F1 = Answers.metric("tokenF1(unit=character)");
    private static final AnswerMetric ROUGE_L = Answers.metric("rougeL(unit=character)");

    /** The rows of pairs.tsv, which make_golden.py beside it wrote. */
    static Stream<String> golden() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(ReferenceMetricsTest.class.getResourceAsStream("pairs.tsv"), "pairs.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList().stream();
        }
    }

    @Test
    void the_witnesses_saw_enough() throws IOException {
        assertThat(golden()).hasSizeGreaterThan(60);
    }

    @ParameterizedTest
    @MethodSource("golden")
    void others_programs_say_the_same(String row) {
        String[] cells = row.split("\t", -1);
        for (int i = 0; i < Answers.AGAINST_REFERENCE.size(); i++) {
            AnswerMetric metric = Answers.AGAINST_REFERENCE.get(i);
            Score score = Answers.compared(metric, cells[0].replace("\\n", "\n"), cells[1]);
            assertThat(score.number().orElseThrow())
                    .as(metric.name() + " " + row)
                    .isCloseTo(Double.parseDouble(cells[2 + i]), within(1e-9));
        }
    }

    @Test
    void scores_lie_between_0_and_1_and_a_text_is_equal_to_itself() {
        Random random = new Random(11);
        for (int round = 0; round < 500; round++) {
            String answer = "fox " + drawn(random);
            String reference = "退款 " + drawn(random);
            for (AnswerMetric metric : Answers.AGAINST_REFERENCE) {
                assertThat(value(metric, answer, reference)).isBetween(0.0, 1.0);
                assertThat(value(metric, answer, answer)).isCloseTo(1, within(1e-12));
            }
        }
    }

    @Test
    void what_takes_both_sides_alike_is_symmetric() {
        Random random = new Random(12);
        for (int round = 0; round < 500; round++) {
            String left = "fox " + drawn(random);
            String right = "fox 退款 " + drawn(random);
            for (AnswerMetric metric : List.of(new ExactMatch(), TOKEN_F1, ROUGE_L)) {
                assertThat(value(metric, left, right)).isEqualTo(value(metric, right, left));
            }
        }
    }

    @Test
    void order_is_nothing_to_token_f1_and_something_to_rouge() {
        assertThat(value(TOKEN_F1, "退款七天", "七天退款")).isEqualTo(1);
        assertThat(value(ROUGE_L, "退款七天", "七天退款")).isEqualTo(0.5);
    }

    @Test
    void chinese_counts_in_words_of_the_dictionary_unless_characters_are_asked_for() {
        String answer = "北京 退款14天";
        String reference = "南京退款 14 天";
        assertThat(value(Answers.metric("tokenF1"), answer, reference)).isEqualTo(0.75);
        assertThat(value(TOKEN_F1, answer, reference)).isCloseTo(10.0 / 12, within(1e-12));
        assertThat(value(Answers.metric("rougeL"), answer, reference)).isEqualTo(0.75);
        assertThat(value(Answers.metric("bleu"), "北京退款", "南京退款")).isCloseTo(0.5, within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The documents do not mention this, so I cannot answer.",
                "抱歉，资料中没有相关信息，无法回答。",
                "Which model do you mean?",
                " "
            })
    void an_answer_that_states_nothing_is_undefined_not_zero(String answer) {
        for (AnswerMetric metric : Answers.AGAINST_REFERENCE) {
            assertThat(Answers.compared(metric, answer, "14 days")).isInstanceOf(Score.Undefined.class);
        }
    }

    @Test
    void no_reference_no_answer_or_an_expected_refusal_is_undefined() {
        Case open = Answers.expecting(ExpectedBehavior.ANSWER, Optional.empty());
        Case closed = Answers.expecting(ExpectedBehavior.REFUSE, Optional.of("I cannot answer that."));
        Case answered = Answers.expecting(ExpectedBehavior.ANSWER, Optional.of("14 days"));
        Output said = Output.of(List.of(), Optional.of("It takes 14 days."));
        for (AnswerMetric metric : Answers.AGAINST_REFERENCE) {
            assertThat(metric.score(open, said, List.of())).isEqualTo(new Score.Undefined("the case has no reference"));
            assertThat(metric.score(closed, said, List.of()))
                    .isEqualTo(new Score.Undefined("the case expects `refuse`, not an answer"));
            assertThat(metric.score(answered, Output.NOTHING, List.of()))
                    .isEqualTo(new Score.Undefined("no answer recorded"));
        }
    }

    @Test
    void a_reference_of_signs_alone_has_no_words_to_meet() {
        for (AnswerMetric metric : List.of(new ExactMatch(), TOKEN_F1, ROUGE_L)) {
            assertThat(Answers.compared(metric, "It takes 14 days.", "…。")).isInstanceOf(Score.Undefined.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "EXACTMATCH,exactMatch",
        "em,exactMatch",
        "tokenf1,tokenF1",
        "rougel,rougeL",
        "BLEU,bleu",
        "chrf2,chrf",
        "tokenF1(unit=word),tokenF1",
        "bleu(unit=character),bleu(unit=character)"
    })
    void names_parse_back(String written, String printed) {
        MetricCatalog catalog = Answers.catalog();

        assertThat(catalog.parse(written).name()).hasToString(printed);
        assertThat(catalog.parse(printed)).isEqualTo(catalog.parse(written));
    }

    private static double value(AnswerMetric metric, String answer, String reference) {
        return Answers.compared(metric, answer, reference).number().orElseThrow();
    }

    private static String drawn(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i >= 0; i--) {
            text.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextBoolean() ? " " : "");
        }
        return text.toString();
    }
}
