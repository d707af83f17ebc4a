package dev.assay.dataset.making;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.core.words.Slice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which questions are kept out, and with which reason. */
class FiltersTest {

    private static final String TEXT = "Refunds are paid to the card within five days. The desk opens at nine.";
    private static final Passage ONE = passage("a#0", TEXT);
    private static final Passage TWO = passage("b#0", "Vouchers are paid within ten days.");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "According to the text, how long do refunds take?",
                "What does the passage say about refunds?",
                "How long do the refunds mentioned above take?",
                "根据上文，退款多久到账？",
                "文中提到的退款期限是多久？",
                "根据资料，退款期限是多久？",
                "该段落说明了什么？"
            })
    void a_question_that_leans_on_its_passage_is_dropped(String question) {
        assertThat(reasons(CaseType.SINGLE_FACT, question, "Five days.", ONE))
                .containsExactly(Dropped.Reason.DEPENDENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How long does a refund take?",
                "How do I upload a document?",
                "根据合同，何时付款？",
                "文件在哪里上传？",
                "中文版什么时候发布？"
            })
    void a_question_that_stands_alone_is_kept(String question) {
        assertThat(reasons(CaseType.SINGLE_FACT, question, "Within five days.", ONE))
                .isEmpty();
    }

    @Test
    void a_question_that_holds_its_answer_is_dropped() {
        assertThat(reasons(CaseType.SINGLE_FACT, "Do refunds really take five days?", "five days", ONE))
                .containsExactly(Dropped.Reason.LEAK);
    }

    @Test
    void a_question_in_the_words_of_the_passage_is_dropped() {
        assertThat(reasons(
                        CaseType.SINGLE_FACT,
                        "Are refunds are paid to the card within five days?",
                        "Yes, they are.",
                        ONE))
                .containsExactly(Dropped.Reason.COPIED);
        assertThat(reasons(CaseType.PARAPHRASE, "When are refunds paid to the card?", "In a week.", ONE))
                .containsExactly(Dropped.Reason.NOT_REWORDED);
    }

    @Test
    void the_second_of_two_near_duplicates_is_dropped() {
        Filters filters = new Filters();
        filters.add(List.of(draft(CaseType.SINGLE_FACT, "How long does a refund take?", "Five days.", ONE)));

        List<Dropped> dropped = filters.add(
                List.of(draft(CaseType.CONVERSATIONAL, "How long does the refund take please?", "5 days.", ONE)));

        assertThat(dropped.stream().map(Dropped::reason)).containsExactly(Dropped.Reason.DUPLICATE);
        assertThat(dropped.get(0).why()).contains("How long does a refund take?");
        assertThat(filters.kept()).hasSize(1);
    }

    @Test
    void evidence_must_come_from_the_passages_that_the_type_asks_for() {
        assertThat(reasons(CaseType.MULTI_HOP, "Which is paid faster?", "Refunds.", ONE, ONE))
                .containsExactly(Dropped.Reason.WRONG_PASSAGES);
        assertThat(reasons(CaseType.MULTI_HOP, "Which is paid faster?", "Refunds.", ONE, TWO))
                .isEmpty();
        assertThat(reasons(CaseType.DISTRACTING, "Which is paid faster?", "Refunds.", ONE, TWO))
                .containsExactly(Dropped.Reason.WRONG_PASSAGES);
    }

    private static List<Dropped.Reason> reasons(CaseType type, String question, String answer, Passage... cited) {
        return new Filters()
                .add(List.of(draft(type, question, answer, cited))).stream()
                        .map(Dropped::reason)
                        .toList();
    }

    private static Draft draft(CaseType type, String question, String answer, Passage... cited) {
        return new Draft(
                type,
                question,
                answer,
                List.of(cited).stream()
                        .map(passage -> new Draft.Cited(
                                passage, new Slice(0, passage.text().length())))
                        .toList(),
                List.of(),
                List.of(cited));
    }

    private static Passage passage(String id, String text) {
        return new Passage(
                id, id, Optional.of(new Span(0, text.length())), Optional.empty(), text, Map.of(), List.of());
    }
}
