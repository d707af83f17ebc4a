package dev.assay.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Several answers to one question, put together to one result. */
class RepeatedCaseTest {

    private static final Score DOWN = new Score.Failed(FailureKind.JUDGE_DOWN, "no judge");
    private static final Score NONE = new Score.Undefined("a refusal");

    private static Score together(Score... scores) {
        return RepeatedCase.of(answers(scores)).scores().get("m");
    }

    private static List<CaseResult> answers(Score... scores) {
        return IntStream.range(0, scores.length)
                .mapToObj(i -> answer(i + 1, "answer", scores[i], Optional.empty()))
                .toList();
    }

    private static CaseResult answer(int number, String text, Score score, Optional<Cause> cause) {
        return answer("What now?", number, text, score, cause);
    }

    private static CaseResult answer(String question, int number, String text, Score score, Optional<Cause> cause) {
        Output output = text.isEmpty() ? Output.failed("HTTP 500") : Output.of(List.of(), Optional.of(text));
        return new CaseResult(
                question(question),
                "case q",
                output.withRepeat(number),
                List.of(),
                new LinkedHashMap<>(Map.of("m", score)),
                Optional.empty(),
                List.of(),
                List.of(),
                cause.map(found -> new Finding(found, "evidence " + number, "advice")),
                List.of());
    }

    private static Case question(String text) {
        return new Case(
                "q",
                text,
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of());
    }

    @Test
    void a_score_is_the_mean_of_the_answers_that_have_a_value() {
        assertThat(together(Score.of(0.5), Score.of(0.75), Score.of(1))).isEqualTo(Score.of(0.75));
        assertThat(together(Score.of(1), NONE, DOWN, Score.of(0))).isEqualTo(Score.of(0.5));
    }

    @Test
    void equal_values_are_their_own_mean_to_the_last_bit() {
        assertThat(together(Score.of(0.1), Score.of(0.1), Score.of(0.1))).isEqualTo(Score.of(0.1));
    }

    @Test
    void without_a_value_a_score_is_failed_when_an_answer_failed_and_undefined_when_none_did() {
        assertThat(together(NONE, NONE)).isEqualTo(new Score.Undefined("a refusal"));
        assertThat(together(NONE, new Score.Undefined("no passage")))
                .isEqualTo(new Score.Undefined("a refusal; no passage"));
        assertThat(together(NONE, DOWN, DOWN))
                .isEqualTo(new Score.Failed(
                        FailureKind.JUDGE_DOWN, "2 of 3 answers failed and none has a value; answer 2: no judge"));
    }

    @Test
    void what_stands_once_is_that_of_the_first_answer_that_is_no_error_and_failures_are_named() {
        CaseResult whole = RepeatedCase.of(List.of(
                answer(1, "", DOWN, Optional.empty()),
                answer(2, "good", Score.of(0), Optional.empty()),
                answer(3, "better", DOWN, Optional.empty())));
        assertThat(whole.output().answer()).contains("good");
        assertThat(whole.output().repeat()).isEqualTo(2);
        assertThat(whole.notes())
                .containsExactly("answer 1 failed: HTTP 500", "answer 3, m failed: judge-down: no judge");
        assertThat(whole.repeats()).hasSize(3);
    }

    @Test
    void the_cause_is_that_of_most_answers_and_says_of_which() {
        CaseResult whole = RepeatedCase.of(List.of(
                answer(1, "a", Score.of(0), Optional.of(Cause.NOT_RETRIEVED)),
                answer(2, "b", Score.of(0), Optional.of(Cause.UNSUPPORTED_CLAIM)),
                answer(3, "c", Score.of(0), Optional.of(Cause.UNSUPPORTED_CLAIM)),
                answer(4, "d", Score.of(1), Optional.empty())));
        assertThat(whole.finding())
                .contains(new Finding(Cause.UNSUPPORTED_CLAIM, "2 of 4 answers (2, 3): evidence 2", "advice"));
    }

    @Test
    void a_chinese_case_is_spoken_of_in_chinese() {
        CaseResult first = answer("多久退款？", 1, "a", Score.of(0), Optional.of(Cause.NOT_RETRIEVED));
        CaseResult second = answer("多久退款？", 2, "b", Score.of(0), Optional.of(Cause.NOT_RETRIEVED));
        CaseResult third = answer("多久退款？", 3, "c", Score.of(1), Optional.empty());
        assertThat(RepeatedCase.of(List.of(first, second))
                        .finding()
                        .orElseThrow()
                        .evidence())
                .isEqualTo("2 次回答都如此：evidence 1");
        assertThat(RepeatedCase.of(List.of(third, first, second))
                        .finding()
                        .orElseThrow()
                        .evidence())
                .isEqualTo("3 次回答中有 2 次（第 1, 2 次）：evidence 1");
    }

    @Test
    void among_equally_frequent_causes_the_earlier_one_is_named() {
        CaseResult whole = RepeatedCase.of(List.of(
                answer(1, "a", Score.of(0), Optional.of(Cause.UNSUPPORTED_CLAIM)),
                answer(2, "b", Score.of(0), Optional.of(Cause.NOT_RETRIEVED))));
        assertThat(whole.finding().orElseThrow().cause()).isEqualTo(Cause.NOT_RETRIEVED);
    }

    @Test
    void one_answer_stays_as_it_is() {
        CaseResult alone = answer(1, "a", Score.of(0.3), Optional.of(Cause.NOT_RETRIEVED));
        assertThat(RepeatedCase.of(List.of(alone))).isSameAs(alone);
    }

    @Test
    void the_spread_of_a_run_is_told_by_metric_with_what_failed() {
        RepeatTable table = new RepeatTable(List.of("m"));
        table.add(answer(1, "asked once", Score.of(0.3), Optional.empty()));
        assertThat(table.found(1, 0.95)).isEmpty();
        table.add(RepeatedCase.of(answers(Score.of(0), Score.of(1), DOWN)));
        table.add(RepeatedCase.of(answers(Score.of(1), Score.of(1))));
        table.add(RepeatedCase.of(answers(Score.of(1), NONE)));
        Repeats found = table.found(1, 0.95).orElseThrow();
        assertThat(found.cases()).isEqualTo(3);
        assertThat(found.answers()).isEqualTo(7);
        assertThat(found.failed()).isEqualTo(1);
        assertThat(found.firstFailed()).isEqualTo("case q, answer 3, m failed: judge-down: no judge");
        assertThat(found.spread().get("m")).satisfies(spread -> {
            assertThat(spread.deviation()).isEqualTo(0.5);
            assertThat(spread.n()).isEqualTo(2);
            assertThat(spread.differing()).isEqualTo(1);
        });
    }
}
