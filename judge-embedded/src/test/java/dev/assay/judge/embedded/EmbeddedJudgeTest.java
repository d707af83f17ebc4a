package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.ClaimGraph;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.Faithfulness;
import dev.assay.judge.generation.Link;
import dev.assay.judge.generation.Subject;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmbeddedJudgeTest {

    private static final EmbeddedJudge JUDGE = new EmbeddedJudge();

    @AfterAll
    static void close() {
        JUDGE.close();
    }

    @Test
    void is_found_by_its_word_and_names_its_models() {
        JudgeProvider provider = ServiceLoader.load(JudgeProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(found -> found.use().equals("embedded"))
                .findFirst()
                .orElseThrow();
        assertThat(provider.open(Map.of(), JudgeHome.without(Map.of())).id())
                .matches("embedded/4 bge-small-en-v1.5-q bge-small-zh-v1.5-q weights:[0-9a-f]{8}");
    }

    @Test
    void the_refund_answer_is_half_faithful_and_the_promise_is_named() {
        String answer = "退款会在3到5个工作日内到账，并且保证24小时内到账。";
        List<Retrieved> context = List.of(new Retrieved(
                "p1",
                Optional.empty(),
                Optional.empty(),
                Optional.of("退款申请审核通过后，款项将在3到5个工作日内原路退回。"),
                OptionalDouble.empty(),
                Map.of()));
        Subject subject = new Subject(
                Case.of("c1", "退款多久到账？", Judgments.ofItems("p1")),
                Output.of(context, Optional.of(answer)),
                Optional.of(context));
        ClaimGraph graph = new Evidence(JUDGE, Optional.empty(), subject, Set.of(Link.ANSWER_PASSAGES)).graph();
        assertThat(new Faithfulness().score(graph)).isEqualTo(Score.of(0.5));
        assertThat(graph.answer().get(0).verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(graph.answer().get(1).claim().text()).isEqualTo("并且保证24小时内到账。");
        assertThat(graph.answer().get(1).verdict()).isNotEqualTo(Verdict.SUPPORTED);
        assertThat(graph.answer().get(1).passages().get(0).reason()).contains("24小时");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A refund arrives within 5 business days [1]. | Refunds arrive within 5 business days of approval.",
                "A refund arrives within 5 business days. [2][7] | Refunds arrive within 5 business days of approval.",
                "退款在5个工作日内到账【1】。 | 审核通过后，退款会在5个工作日内到账。",
                "退款在5个工作日内到账[1, 3]。 | 审核通过后，退款会在5个工作日内到账。"
            })
    void a_citation_is_no_part_of_what_is_claimed(String answer, String passage) {
        List<Retrieved> context = List.of(Retrieved.of("p1", passage));
        Subject subject = new Subject(
                Case.of("c1", "How long does a refund take? 退款多久到账？", Judgments.ofItems("p1")),
                Output.of(context, Optional.of(answer)),
                Optional.of(context));
        ClaimGraph graph = new Evidence(JUDGE, Optional.empty(), subject, Set.of(Link.ANSWER_PASSAGES)).graph();

        assertThat(graph.answer()).hasSize(1);
        assertThat(new Faithfulness().score(graph)).isEqualTo(Score.of(1));
    }

    @Test
    void chinese_answers_split_although_no_blank_follows_their_stops() throws IOException {
        Map<String, Integer> units = new HashMap<>();
        ObjectMapper json = new ObjectMapper();
        try (InputStream in = EmbeddedJudgeTest.class.getResourceAsStream("chinese-sentences.jsonl")) {
            json.readerFor(Map.class).readValues(in).forEachRemaining(row -> {
                Map<?, ?> fields = (Map<?, ?>) row;
                units.put(
                        fields.get("id").toString(),
                        Ask.split(JUDGE, fields.get("answer").toString()).size());
            });
        }
        assertThat(units.get("c1")).isBetween(3, 4);
        assertThat(units).containsEntry("c2", 1).containsEntry("c3", 3);
    }

    @Test
    void quotes_stand_in_the_passage_word_for_word() {
        String passage = "Our shop opened in 2010. Refunds are paid within 5 days. Parking is free on Sundays.";
        PassageVerdict verdict = Ask.verdicts(JUDGE, Ask.claims("Refunds are paid within five days."), passage)
                .get(0);
        assertThat(verdict.verdict()).isEqualTo(Verdict.SUPPORTED);
        PassageVerdict.Quote quote = verdict.quote().orElseThrow();
        assertThat(quote.text()).isEqualTo("Refunds are paid within 5 days.");
        assertThat(passage.substring(quote.start(), quote.end())).isEqualTo(quote.text());
    }

    @Test
    void each_claim_meets_each_passage_that_holds_text_once() {
        List<PassageVerdict> verdicts =
                Ask.verdicts(JUDGE, Ask.claims("It is open.", "It is free."), "It is open.", "", "It is free.");
        assertThat(verdicts.stream().map(v -> v.claim() + "/" + v.passage()))
                .containsExactly("1/1", "1/3", "2/1", "2/3");
        assertThat(verdicts)
                .allMatch(v -> (v.verdict() == Verdict.NOT_STATED) == v.quote().isEmpty());
    }

    @Test
    void the_same_request_gets_the_same_reply() {
        JudgeRequest request = new JudgeRequest.CheckClaims(
                "", Ask.claims("支持 v2.1 接口", "Cancel anytime."), List.of("支持 v2.1 接口。", "You can cancel anytime."));
        JudgeReply reply = JUDGE.ask(request);
        try (EmbeddedJudge other = new EmbeddedJudge()) {
            assertThat(other.ask(request)).isEqualTo(reply);
        }
        assertThat(JUDGE.ask(request)).isEqualTo(reply);
    }

    @Test
    void an_unrelated_passage_states_nothing() {
        PassageVerdict verdict = Ask.verdicts(
                        JUDGE,
                        Ask.claims("Refunds are paid to the original card."),
                        "The Danube flows through ten countries before it reaches the Black Sea.")
                .get(0);
        assertThat(verdict.verdict()).isEqualTo(Verdict.NOT_STATED);
        assertThat(verdict.probability().orElseThrow()).isLessThan(0.2);
        assertThat(verdict.reason()).contains("not in the passage");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Возврат занимает пять дней.", "환불은 5일이 걸립니다", "يستغرق رد الأموال خمسة أيام"})
    void other_languages_are_not_guessed_at(String text) {
        assertThat(JUDGE.ask(new JudgeRequest.SplitClaims("", text)))
                .isInstanceOfSatisfying(
                        JudgeReply.CannotDo.class, no -> assertThat(no.why()).startsWith("language not covered"));
        assertThat(JUDGE.ask(new JudgeRequest.CheckClaims("", Ask.claims(text), List.of("Refunds take 5 days."))))
                .isInstanceOf(JudgeReply.CannotDo.class);
        assertThat(Ask.verdicts(JUDGE, Ask.claims("Refunds take 5 days."), text)
                        .get(0)
                        .reason())
                .isEqualTo("language not covered");
    }

    @Test
    void odd_texts_get_a_verdict_like_any_other() {
        String longClaim = "Refunds take 5 days and cost nothing ".repeat(270);
        String megabyte = "The river is long and the valley wide. ".repeat(26_000) + "Refunds take 5 days.";
        List<Claim> claims = Ask.claims(
                "",
                "  ",
                longClaim,
                "\uD83D\uDE00 \uD83D\uDC4D",
                "broken \uD800 surrogate \uDC00",
                "Mixed 退款 takes 5 天",
                "123",
                "。");
        List<PassageVerdict> verdicts =
                Ask.verdicts(JUDGE, claims, "\uD800", "退款 takes 5 days \uD83D\uDE00", "x", "5", "----");
        assertThat(verdicts)
                .hasSize(claims.size() * 5)
                .allMatch(v ->
                        v.probability().orElseThrow() >= 0 && v.probability().orElseThrow() <= 1);
        PassageVerdict found = Ask.verdicts(JUDGE, Ask.claims("Refunds take 5 days."), megabyte)
                .get(0);
        assertThat(found.verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(found.quote().orElseThrow().text()).isEqualTo("Refunds take 5 days.");
        assertThat(Ask.split(JUDGE, "\uD800 ok")).hasSize(1);
    }
}
