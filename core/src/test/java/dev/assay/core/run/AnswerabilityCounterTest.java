package dev.assay.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.Answerability.Rate;
import dev.assay.core.run.Answerability.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerabilityCounterTest {

    @ParameterizedTest
    @CsvSource({
        "ANSWER,   true,  true,  IN_CONTEXT",
        "ANSWER,       ,  true,  IN_CONTEXT",
        "ANSWER,   true,  false, IN_CORPUS_ONLY",
        "ANSWER,       ,  false, IN_CORPUS_ONLY",
        "ANSWER,   false, false, NOT_ANSWERABLE",
        "ANSWER,   false,      , NOT_ANSWERABLE",
        "ANSWER,   true,       , CONTEXT_UNKNOWN",
        "ANSWER,       ,       , CONTEXT_UNKNOWN",
        "REFUSE,   true,  true,  NOT_ANSWERABLE",
        "CLARIFY,  true,  true,  OTHER",
        "ESCALATE,     ,       , OTHER",
    })
    void a_case_stands_in_the_row_of_what_could_have_been_answered(
            ExpectedBehavior expected, Boolean inCorpus, Boolean inContext, Row row) {
        AnswerabilityCounter counter = new AnswerabilityCounter();
        counter.add(
                expected,
                List.of(new AnswerabilityCounter.Seen(
                        Optional.ofNullable(inCorpus), Optional.ofNullable(inContext), AnswerKind.CLARIFIED)));

        Answerability table = counter.table(1, 0.95);

        assertThat(table.cells().get(row)).containsEntry(AnswerKind.CLARIFIED, 1);
        assertThat(table.cells().values().stream()
                        .flatMap(counts -> counts.values().stream())
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(1);
    }

    @Test
    void the_rates_are_shares_of_their_row_and_an_empty_answer_is_no_refusal() {
        AnswerabilityCounter counter = new AnswerabilityCounter();
        add(counter, 3, ExpectedBehavior.REFUSE, AnswerKind.REFUSED);
        add(counter, 2, ExpectedBehavior.REFUSE, AnswerKind.ANSWERED);
        add(counter, 1, ExpectedBehavior.REFUSE, AnswerKind.EMPTY);
        add(counter, 1, ExpectedBehavior.ANSWER, AnswerKind.REFUSED);
        add(counter, 7, ExpectedBehavior.ANSWER, AnswerKind.ANSWERED);

        Map<Rate, dev.assay.core.stats.Estimate> rates = counter.table(1, 0.95).rates();

        assertThat(rates.get(Rate.CORRECT_REFUSAL).text()).isEqualTo("0.500 [0.188, 0.812] n=6 (Wilson 95 %)");
        assertThat(rates.get(Rate.UNGROUNDED_ANSWER).text()).isEqualTo("0.333 [0.097, 0.700] n=6 (Wilson 95 %)");
        assertThat(rates.get(Rate.OVER_REFUSAL).text()).isEqualTo("0.125 [0.022, 0.471] n=8 (Wilson 95 %)");
        assertThat(rates.get(Rate.MISSED_BY_RETRIEVAL).text()).isEqualTo("n=0 (no value)");
    }

    private static void add(AnswerabilityCounter counter, int times, ExpectedBehavior expected, AnswerKind kind) {
        for (int i = 0; i < times; i++) {
            counter.add(expected, List.of(new AnswerabilityCounter.Seen(Optional.of(true), Optional.of(true), kind)));
        }
    }

    @Test
    void several_answers_to_a_case_count_each_in_the_cells_and_by_their_share_in_the_rates() {
        AnswerabilityCounter counter = new AnswerabilityCounter();
        AnswerabilityCounter.Seen refused =
                new AnswerabilityCounter.Seen(Optional.of(true), Optional.of(true), AnswerKind.REFUSED);
        AnswerabilityCounter.Seen answered =
                new AnswerabilityCounter.Seen(Optional.of(true), Optional.of(true), AnswerKind.ANSWERED);
        counter.add(ExpectedBehavior.ANSWER, List.of(refused, answered, answered, refused));
        counter.add(ExpectedBehavior.ANSWER, List.of(answered, answered, answered));
        Answerability table = counter.table(1, 0.95);
        assertThat(table.cells().get(Row.IN_CONTEXT)).containsEntry(AnswerKind.ANSWERED, 5);
        assertThat(table.rates().get(Rate.OVER_REFUSAL)).satisfies(rate -> {
            assertThat(rate.mean()).hasValue(0.25);
            assertThat(rate.n()).isEqualTo(2);
            assertThat(rate.method()).startsWith("BCa");
        });
    }

    @Test
    void a_context_holds_what_a_case_needs_only_when_every_group_is_found() {
        assertThat(AnswerabilityCounter.holds(judged(Judgments.ofItems("a", "b"), "x", "b", "a")))
                .contains(true);
        assertThat(AnswerabilityCounter.holds(judged(Judgments.ofItems("a", "b"), "x", "b")))
                .contains(false);
        assertThat(AnswerabilityCounter.holds(judged(Judgments.ofItems("a")))).contains(false);
        assertThat(AnswerabilityCounter.holds(judged(Judgments.ofItems(), "a"))).isEmpty();
    }

    private static JudgedRanking judged(Judgments judgments, String... ids) {
        return JudgedRanking.of(judgments, Ranking.ofIds(ids));
    }

    @Test
    void whether_there_is_any_case_is_known() {
        AnswerabilityCounter counter = new AnswerabilityCounter();
        assertThat(counter.any()).isFalse();

        add(counter, 1, ExpectedBehavior.ANSWER, AnswerKind.EMPTY);
        assertThat(counter.any()).isTrue();
    }
}
