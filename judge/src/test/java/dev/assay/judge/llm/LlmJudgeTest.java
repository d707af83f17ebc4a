package dev.assay.judge.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.RefusalKind;
import dev.assay.judge.prompt.Prompts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LlmJudgeTest {

    private static final List<Claim> CLAIMS =
            List.of(new Claim(1, "Refunds take 5 days.", 0, 20), new Claim(2, "Shipping is free.", 21, 38));

    private final List<RawReply> raw = new ArrayList<>();

    @Test
    void each_claim_meets_each_passage_that_holds_text_and_only_the_named_ones_decide() {
        InMemoryProvider model = saying(
                "{'verdicts':[{'claim':1,'verdict':'supported','passages':[1,4],'quote':'in 5 days','reason':'x'},"
                        + "{'claim':2,'verdict':'not-stated','passages':[],'quote':'','reason':'no word of it'}]}");

        JudgeReply.Verdicts verdicts = (JudgeReply.Verdicts) judge(model)
                .ask(new JudgeRequest.CheckClaims(
                        "q", CLAIMS, List.of("Paid in 5 days.", " ", "Opened in 2011.", "It is paid in 5 days.")));

        assertThat(verdicts.verdicts())
                .extracting(
                        PassageVerdict::claim, PassageVerdict::passage, PassageVerdict::verdict, PassageVerdict::reason)
                .containsExactly(
                        row(1, 1, Verdict.SUPPORTED, "x"),
                        row(1, 3, Verdict.NOT_STATED, ""),
                        row(1, 4, Verdict.SUPPORTED, "x"),
                        row(2, 1, Verdict.NOT_STATED, "no word of it"),
                        row(2, 3, Verdict.NOT_STATED, "no word of it"),
                        row(2, 4, Verdict.NOT_STATED, "no word of it"));
        assertThat(verdicts.verdicts().get(2).quote())
                .hasValueSatisfying(quote -> assertThat(quote.start()).isEqualTo(11));
    }

    @Test
    void claims_keep_the_numbers_they_were_given() {
        InMemoryProvider model = saying("{'verdicts':[{'claim':1,'verdict':'not-stated'}]}");

        JudgeReply.Verdicts verdicts = (JudgeReply.Verdicts)
                judge(model).ask(new JudgeRequest.CheckClaims("q", List.of(new Claim(7, "A", 0, 1)), List.of("p")));

        assertThat(verdicts.verdicts()).extracting(PassageVerdict::claim).containsExactly(7);
    }

    @Test
    void what_can_be_decided_without_a_call_is() {
        InMemoryProvider model = saying("never asked");
        LlmJudge judge = judge(model);

        assertThat(judge.ask(new JudgeRequest.SplitClaims("q", " \n"))).isEqualTo(new JudgeReply.Claims(List.of()));
        assertThat(judge.ask(new JudgeRequest.CheckClaims("q", CLAIMS, List.of(" ", ""))))
                .isEqualTo(new JudgeReply.Verdicts(List.of()));
        assertThat(judge.ask(new JudgeRequest.CheckClaims("q", List.of(), List.of("p"))))
                .isEqualTo(new JudgeReply.Verdicts(List.of()));
        assertThat(model.calls()).isZero();
    }

    @Test
    void claims_and_verdicts_come_from_one_call() {
        InMemoryProvider model = saying("{'claims':["
                + "{'id':1,'text':'Refunds take 5 days.','verdict':'supported','passages':[1],'quote':'5 days'},"
                + "{'id':2,'text':'refunds take 5 days','verdict':'supported','passages':[1],'quote':'5 days'},"
                + "{'id':3,'text':'Shipping is free.','verdict':'contradicted','passages':[1],'quote':'$4'}]}");

        JudgeReply.ClaimsAndVerdicts both = (JudgeReply.ClaimsAndVerdicts) judge(model)
                .ask(new JudgeRequest.SplitAndCheck(
                        "q", "Refunds take 5 days. Shipping is free.", List.of("5 days; shipping $4")));

        assertThat(both.claims().merged()).isEqualTo(1);
        assertThat(both.claims().claims())
                .isEqualTo(CLAIMS.stream().map(LlmJudgeTest::withoutStop).toList());
        assertThat(both.verdicts().verdicts())
                .extracting(PassageVerdict::verdict)
                .containsExactly(Verdict.SUPPORTED, Verdict.CONTRADICTED);
        assertThat(model.calls()).isEqualTo(1);
    }

    @Test
    void without_passages_one_call_only_splits() {
        InMemoryProvider model = saying("{'claims':['A is B.']}");

        JudgeReply reply = judge(model).ask(new JudgeRequest.SplitAndCheck("q", "A is B.", List.of()));

        assertThat(reply).isInstanceOfSatisfying(JudgeReply.ClaimsAndVerdicts.class, both -> {
            assertThat(both.claims().claims()).hasSize(1);
            assertThat(both.verdicts().verdicts()).isEmpty();
        });
        assertThat(raw)
                .extracting(reading -> reading.request().origin().prompt())
                .containsExactly("claims.en");
    }

    @ParameterizedTest
    @CsvSource({"refused, REFUSED", "clarified, CLARIFIED", "answered, ANSWERED"})
    void an_answer_gets_its_kind(String word, AnswerKind kind) {
        assertThat(judge(saying("{'kind':'" + word + "'}")).ask(new JudgeRequest.NameKind("q", "text")))
                .isEqualTo(new JudgeReply.Kind(kind));
    }

    @ParameterizedTest
    @CsvSource({"退款多久？, 5天。, claims.zh", "How long?, 5 days., claims.en", "How long?, 退款申请通过后五天到账。, claims.zh"})
    void the_prompt_speaks_the_language_of_the_case(String question, String text, String prompt) {
        judge(saying("{'claims':['A']}")).ask(new JudgeRequest.SplitClaims(question, text));

        assertThat(raw).extracting(reply -> reply.request().origin().prompt()).containsExactly(prompt);
    }

    @Test
    void a_spent_budget_is_not_a_broken_judge() {
        InMemoryProvider model =
                new InMemoryProvider(request -> ProviderReply.Refused.of(RefusalKind.BUDGET, "10 calls are spent"));

        assertThat(judge(model).ask(new JudgeRequest.SplitClaims("q", "A is B.")))
                .isEqualTo(new JudgeReply.Failed(FailureKind.BUDGET, "10 calls are spent"));
    }

    @Test
    void a_refusal_names_service_kind_status_and_the_services_words() {
        InMemoryProvider model = new InMemoryProvider(request -> new ProviderReply.Refused(
                RefusalKind.NOT_FOUND, OptionalInt.of(404), Optional.empty(), "no model `x`"));

        assertThat(judge(model).ask(new JudgeRequest.SplitClaims("q", "A is B.")))
                .isEqualTo(new JudgeReply.Failed(
                        FailureKind.JUDGE_DOWN,
                        "no reply from memory at test:memory (not-found, HTTP 404): no model `x`"));
    }

    @Test
    void no_claims_from_an_answer_that_states_something_is_refused_and_from_a_refusal_taken() {
        InMemoryProvider model = saying("{'claims':[]}");

        assertThat(judge(model).ask(new JudgeRequest.SplitClaims("q", "Refunds take 5 days.")))
                .isInstanceOfSatisfying(
                        JudgeReply.Failed.class,
                        failed -> assertThat(failed.why()).contains("it lists no claim"));
        assertThat(judge(model).ask(new JudgeRequest.SplitClaims("q", "Sorry, I cannot find that.")))
                .isEqualTo(new JudgeReply.Claims(List.of()));
    }

    @Test
    void the_id_tells_everything_that_can_change_a_verdict() {
        String id = judge(saying("")).id();

        assertThat(id)
                .startsWith("llm memory at test:memory model=model temperature=0.0 maxTokens=4096 parser=1 prompts=")
                .contains("verdicts.zh@");
    }

    private static Tuple row(Object... values) {
        return Tuple.tuple(values);
    }

    private static Claim withoutStop(Claim claim) {
        return new Claim(claim.number(), claim.text(), claim.start(), claim.end() - 1);
    }

    private static InMemoryProvider saying(String body) {
        return new InMemoryProvider(request -> ProviderReply.Text.of(body.replace('\'', '"')));
    }

    private LlmJudge judge(InMemoryProvider model) {
        return new LlmJudge(model, ModelSettings.of("model"), Prompts.shipped(), raw::add);
    }
}
