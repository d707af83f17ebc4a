package dev.assay.examples.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferencePipelineTest {

    private final ReferencePipeline english = new ReferencePipeline(
            Language.EN,
            List.of(
                    new Document("tower", "The tower was finished in 1889. It is made of iron."),
                    new Document("bridge", "The bridge is made of stone. Trains cross the bridge.")));

    private final ReferencePipeline chinese = new ReferencePipeline(
            Language.ZH,
            List.of(new Document("tower", "铁塔建成于1889年。它由铁制成。"), new Document("bridge", "大桥用石头建造。火车从桥上通过。")));

    @Test
    void the_sentence_that_holds_most_of_the_question_is_the_answer() {
        assertThat(english.ask("When was the tower finished?").answer()).isEqualTo("The tower was finished in 1889.");
        assertThat(english.ask("Do trains cross the bridge?").answer()).isEqualTo("Trains cross the bridge.");
        assertThat(chinese.ask("铁塔建成于哪一年？").answer()).isEqualTo("铁塔建成于1889年。");
    }

    @Test
    void the_document_that_holds_the_terms_comes_first() {
        assertThat(english.ask("Who built the stone bridge?")
                        .retrieved()
                        .get(0)
                        .chunk()
                        .document())
                .isEqualTo("bridge");
        assertThat(chinese.ask("火车能通过吗？").retrieved().get(0).chunk().document()).isEqualTo("bridge");
    }

    @Test
    void a_question_about_something_else_is_declined() {
        assertThat(english.ask("Which currency does Japan use?").answer()).isEqualTo("That is not in the documents.");
        assertThat(chinese.ask("日本使用哪种货币？").answer()).isEqualTo("资料中没有提到。");
    }

    @Test
    void a_question_without_any_term_finds_nothing_and_is_declined() {
        Reply reply = english.ask("What?");
        assertThat(reply.retrieved()).isEmpty();
        assertThat(reply.answer()).isEqualTo("That is not in the documents.");
    }

    @Test
    void every_term_once_at_average_length_scores_one() {
        ReferencePipeline one = new ReferencePipeline(
                Language.EN, List.of(new Document("d", "Iron towers rust."), new Document("e", "Snow.")));
        assertThat(one.bestScore("iron towers rust")).isEqualTo(1);
        assertThat(one.bestScore("iron towers sink")).isStrictlyBetween(0.0, 1.0);
        assertThat(one.bestScore("ships sink")).isZero();
    }

    @Test
    void a_language_it_does_not_know_is_named() {
        assertThatThrownBy(() -> Language.of("fr"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the language is en or zh, found `fr`");
    }
}
