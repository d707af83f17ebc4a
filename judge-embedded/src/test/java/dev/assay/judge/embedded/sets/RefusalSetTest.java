package dev.assay.judge.embedded.sets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.AnswerKind;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules for refusals on answers of voices that they were never tuned for. Floors lie a little below what is reached. */
class RefusalSetTest {

    @ParameterizedTest
    @CsvSource({"en, 0.86, 0.94", "zh, 0.90, 0.94"})
    void refusals_and_questions_are_told_in_unseen_wordings(String language, double refused, double clarified) {
        RefusalFigures figures = new RefusalFigures(SetRow.of("refusal", language, "test"));

        assertThat(figures.f1(AnswerKind.REFUSED)).as(figures.line()).isGreaterThanOrEqualTo(refused);
        assertThat(figures.f1(AnswerKind.CLARIFIED)).as(figures.line()).isGreaterThanOrEqualTo(clarified);
        assertThat(figures.wronglyRefused()).as(figures.line()).isLessThanOrEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void the_half_that_rules_are_tuned_on_is_read_nearly_without_a_miss(String language) {
        List<String> misses = new RefusalFigures(SetRow.of("refusal", language, "dev"))
                .misses().stream()
                        .map(row -> row.id() + ": " + row.text("answer"))
                        .toList();

        assertThat(misses).hasSizeLessThanOrEqualTo(2);
    }
}
