package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.Score;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Similarity;
import dev.assay.judge.port.SimilarityProvider;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmbeddedSimilarityTest {

    private static final Similarity SIMILARITY = ServiceLoader.load(SimilarityProvider.class)
            .findFirst()
            .orElseThrow()
            .open();

    @AfterAll
    static void close() {
        SIMILARITY.close();
    }

    @Test
    void its_id_names_models_and_pooling() {
        assertThat(SIMILARITY.id()).isEqualTo("embeddings/1 bge-small-en-v1.5-q bge-small-zh-v1.5-q pooling:cls");
    }

    @ParameterizedTest
    @CsvSource({
        "Refunds arrive within five working days., You get your money back in 5 business days., The museum is closed on Mondays.",
        "退款在五个工作日内到账。, 钱会在5个工作日内退回您的账户。, 博物馆周一闭馆。",
    })
    void what_means_the_same_is_nearer_than_what_does_not(String text, String same, String other) {
        assertThat(value(text, same)).isGreaterThan(value(text, other) + 0.15);
        assertThat(value(text, text)).isCloseTo(1, within(1e-6));
        assertThat(value(text, same)).isCloseTo(value(same, text), within(1e-9)).isLessThan(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            退款在五个工作日内到账。 | Refunds take five working days. | one text is Chinese and the other English
            Refunds take five days. | 払い戻しは五日以内に届きます。 | language not covered
            Die Erstattung ist nicht innerhalb von fünf Tagen da. | Refunds take five days. | language not covered
            """)
    void texts_of_different_or_unread_languages_are_undefined(String text, String other, String why) {
        assertThat(SIMILARITY.of(text, other))
                .isInstanceOfSatisfying(
                        Score.Undefined.class,
                        undefined -> assertThat(undefined.why()).contains(why));
    }

    @Test
    void a_bare_number_is_read_in_the_other_texts_language() {
        assertThat(value("155", "一共155公里。")).isBetween(0.0, 1.0);
        assertThat(value("155", "155")).isCloseTo(1, within(1e-6));
    }

    @Test
    void the_end_of_a_long_text_counts() {
        String long1 = "The museum lends paintings to schools in the valley. ".repeat(80);
        assertThat(value(long1, long1 + "Refunds are paid within five days. ".repeat(60)))
                .isLessThan(0.99);
    }

    @ParameterizedTest
    @CsvSource({"questions, answerRelevancy(method=embedding)", "passages, contextPrecision", "entities, contextRecall"
    })
    void what_the_embedded_judge_cannot_do_names_what_can(String what, String named) {
        JudgeRequest request = switch (what) {
            case "questions" -> new JudgeRequest.WriteQuestions("How long?", "Five days.", 3);
            case "passages" -> new JudgeRequest.RatePassages("How long?", List.of("Five days."));
            default -> new JudgeRequest.ListEntities("How long?", "Five days.");
        };
        try (EmbeddedJudge judge = new EmbeddedJudge()) {
            assertThat(judge.ask(request))
                    .isInstanceOfSatisfying(
                            JudgeReply.CannotDo.class,
                            no -> assertThat(no.why()).contains(named, "the embedded judge", "`judge: use:`"));
        }
    }

    private static double value(String text, String other) {
        return SIMILARITY.of(text, other).number().orElseThrow();
    }
}
