package dev.assay.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.AnswerKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerKindsTest {

    private record Answer(AnswerKind kind, String text) {

        static Answer of(String line) {
            int colon = line.indexOf(':');
            return new Answer(
                    AnswerKind.valueOf(line.substring(0, colon).toUpperCase(Locale.ROOT)),
                    line.substring(colon + 1).replace("\\n", "\n"));
        }

        AnswerKind found() {
            return AnswerKinds.of(text);
        }
    }

    private static List<Answer> answers(String language) throws IOException {
        String file = "answers-" + language + ".txt";
        try (InputStream in = Objects.requireNonNull(AnswerKindsTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Answer::of)
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void refusals_are_told_from_answers_in_both_languages(String language) throws IOException {
        List<Answer> answers = answers(language);
        List<Answer> misses = answers.stream()
                .filter(answer -> answer.found() != answer.kind())
                .toList();

        assertThat(answers).hasSizeGreaterThanOrEqualTo(500);
        for (AnswerKind kind : AnswerKind.values()) {
            assertThat(f1(answers, kind))
                    .as("F1 of %s in %s; misses: %s", kind, language, misses)
                    .isGreaterThanOrEqualTo(0.95);
        }
    }

    private static double f1(List<Answer> answers, AnswerKind kind) {
        long both = answers.stream()
                .filter(answer -> answer.kind() == kind && answer.found() == kind)
                .count();
        long either = answers.stream()
                .mapToInt(answer -> (answer.kind() == kind ? 1 : 0) + (answer.found() == kind ? 1 : 0))
                .sum();
        return 2.0 * both / either;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "REFUSED  | 抱歉，资料中没有提到这个问题，我无法回答。",
                "REFUSED  | I’m sorry, I can’t find that in the documents.",
                "REFUSED  | I do not know based on the given context.",
                "ANSWERED | The CEO is Ann Lee.",
                "ANSWERED | I don’t know of any fee: transfers are free.",
            })
    void the_five_answers_that_others_got_wrong_are_read_right(AnswerKind kind, String answer) {
        assertThat(AnswerKinds.of(answer)).isEqualTo(kind);
    }

    @Test
    void a_blank_answer_is_empty_and_no_refusal() {
        assertThat(AnswerKinds.of(" \n\t　")).isEqualTo(AnswerKind.EMPTY);
    }

    @Test
    void a_long_answer_is_read_to_its_end() {
        String statement = "The documents, which were given in 2011, say that refunds take 5 days. ";

        assertThat(AnswerKinds.of(statement.repeat(1_000))).isEqualTo(AnswerKind.ANSWERED);
        assertThat(AnswerKinds.of("资料".repeat(50_000))).isEqualTo(AnswerKind.ANSWERED);
        assertThat(AnswerKinds.of("根据".repeat(50_000))).isEqualTo(AnswerKind.ANSWERED);
        assertThat(AnswerKinds.of("i do not have ".repeat(20_000))).isEqualTo(AnswerKind.REFUSED);
    }
}
