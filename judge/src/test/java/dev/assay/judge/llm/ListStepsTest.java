package dev.assay.judge.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.metric.FailureKind;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.prompt.Prompts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListStepsTest {

    private final List<RawReply> raw = new ArrayList<>();

    @Test
    void questions_come_from_one_call_that_does_not_show_the_users_question() {
        InMemoryProvider model = saying("{'questions':['How long?','Until when?']}");

        JudgeReply reply = judge(model).ask(new JudgeRequest.WriteQuestions("ASKED?", "It takes 5 days.", 2));

        assertThat(reply).isEqualTo(new JudgeReply.Questions(List.of("How long?", "Until when?")));
        assertThat(model.calls()).isEqualTo(1);
        assertThat(raw.get(0).request().user())
                .doesNotContain("ASKED")
                .contains("It takes 5 days.", "Number of questions to write: 2");
        assertThat(raw.get(0).request().origin().about()).isEqualTo("ASKED?");
    }

    @Test
    void the_language_is_the_answers_whatever_the_question_was_in() {
        judge(saying("{'questions':['多久？']}")).ask(new JudgeRequest.WriteQuestions("How long?", "退款五天到账。", 1));
        judge(saying("{'entities':[]}")).ask(new JudgeRequest.ListEntities("多久？", "It takes a while."));

        assertThat(raw)
                .extracting(reply -> reply.request().origin().prompt())
                .containsExactly("questions.zh", "entities.en");
    }

    @Test
    void too_few_questions_are_asked_for_once_more_with_the_reason_and_then_failed() {
        InMemoryProvider model = saying("{'questions':['How long?']}");

        JudgeReply reply = judge(model).ask(new JudgeRequest.WriteQuestions("q", "It takes 5 days.", 3));

        assertThat(model.calls()).isEqualTo(2);
        assertThat(raw.get(1).request().user()).contains("1 : 3");
        assertThat(reply)
                .isInstanceOfSatisfying(
                        JudgeReply.Failed.class,
                        failed -> assertThat(failed.kind()).isEqualTo(FailureKind.JUDGE_UNREADABLE));
    }

    @Test
    void entities_are_the_texts_own_words_and_a_blank_text_names_nothing() {
        InMemoryProvider model = saying("{'entities':['Berlin','1961']}");
        LlmJudge judge = judge(model);

        assertThat(judge.ask(new JudgeRequest.ListEntities("q", "Berlin, 1961.")))
                .isEqualTo(new JudgeReply.Entities(List.of("Berlin", "1961")));
        assertThat(judge.ask(new JudgeRequest.ListEntities("q", " \n"))).isEqualTo(new JudgeReply.Entities(List.of()));
        assertThat(model.calls()).isEqualTo(1);
    }

    @Test
    void an_invented_entity_is_named_when_it_is_asked_again() {
        InMemoryProvider model = saying("{'entities':['Paris']}");

        JudgeReply reply = judge(model).ask(new JudgeRequest.ListEntities("q", "Berlin, 1961."));

        assertThat(raw.get(1).request().user()).contains("`Paris` does not occur in the text");
        assertThat(reply).isInstanceOf(JudgeReply.Failed.class);
    }

    private static InMemoryProvider saying(String body) {
        return new InMemoryProvider(request -> ProviderReply.Text.of(body.replace('\'', '"')));
    }

    private LlmJudge judge(InMemoryProvider model) {
        return new LlmJudge(model, ModelSettings.of("model"), Prompts.shipped(), raw::add);
    }
}
