package dev.assay.judge.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.kit.ScriptedCase;
import dev.assay.judge.kit.ScriptedProvider;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.prompt.Prompts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every scripted reply gives what the note beside it says: calls, re-asks, verdicts or failure. */
class SampleRepliesTest {

    private static final Prompts PROMPTS = Prompts.shipped();

    private final List<RawReply> raw = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "01-fenced-with-prose, c1, 2, S C",
        "01-fenced-with-prose, c2, 2, S C",
        "02-think-block, c1, 2, S",
        "02-think-block, c2, 2, S",
        "02-think-block, c3, 3, S",
        "02-think-block, c4, 2, S",
        "03-missing-or-repeated-verdict, c1, 3, judge-unreadable",
        "03-missing-or-repeated-verdict, c2, 3, S S N",
        "03-missing-or-repeated-verdict, c3, 3, S S N",
        "05-duplicated-claims, c1, 2, S C",
        "06-verdict-words, c1, 2, S C",
        "06-verdict-words, c2, 2, S C",
        "06-verdict-words, c3, 3, S C",
        "06-verdict-words, c4, 2, S N",
        "07-truncated-reply, c1, 3, S S N",
        "07-truncated-reply, c2, 3, judge-unreadable",
        "08-strings-and-nulls, c1, 2, S C",
        "08-strings-and-nulls, c2, 2, S C",
        "08-strings-and-nulls, c3, 3, S C",
        "09-chinese-keys, c1, 2, S C",
        "09-chinese-keys, c2, 2, S C",
        "10-chinese-sentences, c1, 2, S S S N",
        "10-chinese-sentences, c2, 2, S",
        "10-chinese-sentences, c3, 2, S S S",
        "11-empty-contexts, c1, 1, N",
        "11-empty-contexts, c2, 1, N",
        "11-empty-contexts, c4, 0, ''",
        "12-refusals, c1, 1, ''",
        "12-refusals, c2, 1, ''",
        "12-refusals, c3, 1, ''",
        "12-refusals, c4, 2, N",
        "12-refusals, c5, 2, S",
        "13-failed-not-averaged, c1, 2, S",
        "13-failed-not-averaged, c2, 2, S",
        "13-failed-not-averaged, c3, 2, S",
        "13-failed-not-averaged, c4, 2, judge-down",
        "13-failed-not-averaged, c5, 2, judge-down",
    })
    void a_sample_ends_as_its_note_says(String folder, String id, int calls, String outcome) {
        ScriptedProvider provider = new ScriptedProvider(folder);
        ScriptedCase sample = sample(folder, id);

        assertThat(outcome(provider, sample)).isEqualTo(outcome);
        assertThat(provider.calls()).isEqualTo(calls);
        assertThat(provider.unscripted()).isZero();
    }

    @Test
    void a_claim_without_verdict_is_named_and_both_raw_replies_are_kept() {
        JudgeReply.Failed failed = failed("03-missing-or-repeated-verdict", "c1");

        assertThat(failed.why()).contains("claim 3 has no verdict");
        assertThat(raw)
                .filteredOn(reply -> reply.refused().isPresent())
                .hasSize(2)
                .allSatisfy(reply -> assertThat(reply.reply().body()).contains("Plan 1 is charged every month."));
    }

    @Test
    void a_reply_cut_twice_names_the_token_limit_and_the_second_had_twice_the_room() {
        JudgeReply.Failed failed = failed("07-truncated-reply", "c2");

        assertThat(failed.why())
                .contains("broke off")
                .contains("token limit was 8192")
                .contains("maxTokens");
        assertThat(raw.stream()
                        .filter(reply -> reply.refused().isPresent())
                        .map(reply -> reply.request().settings().maxTokens()))
                .containsExactly(4096, 8192);
    }

    @Test
    void the_reason_is_told_to_the_model_when_it_is_asked_again() {
        outcome(new ScriptedProvider("08-strings-and-nulls"), sample("08-strings-and-nulls", "c3"));

        RawReply second = raw.get(raw.size() - 1);
        assertThat(second.attempt()).isEqualTo(2);
        assertThat(second.request().user())
                .endsWith("Your last reply could not be used: claim 1 is supported or contradicted without a passage.\n"
                        + "Do the whole task again and reply with the complete JSON only.");
    }

    @Test
    void repeated_claims_are_counted() {
        LlmJudge judge = judge(new ScriptedProvider("05-duplicated-claims"));
        ScriptedCase sample = sample("05-duplicated-claims", "c1");

        JudgeReply.Claims claims =
                (JudgeReply.Claims) judge.ask(new JudgeRequest.SplitClaims(sample.question(), sample.answer()));

        assertThat(claims.merged()).isEqualTo(2);
        assertThat(claims.claims()).extracting(Claim::number).containsExactly(1, 2);
    }

    @Test
    void quotes_carry_the_passages_own_words_and_their_place() {
        LlmJudge judge = judge(new ScriptedProvider("09-chinese-keys"));
        ScriptedCase sample = sample("09-chinese-keys", "c2");

        JudgeReply.Verdicts verdicts = (JudgeReply.Verdicts) check(judge, sample);

        PassageVerdict first = verdicts.verdicts().get(0);
        assertThat(first.quote()).hasValueSatisfying(quote -> {
            assertThat(quote.text()).isEqualTo("退款申请通过后6天内到账");
            assertThat(quote.start()).isZero();
            assertThat(quote.end()).isEqualTo(12);
        });
    }

    private JudgeReply.Failed failed(String folder, String id) {
        return (JudgeReply.Failed) check(judge(new ScriptedProvider(folder)), sample(folder, id));
    }

    private String outcome(ScriptedProvider provider, ScriptedCase sample) {
        LlmJudge judge = judge(provider);
        JudgeReply split = judge.ask(new JudgeRequest.SplitClaims(sample.question(), sample.answer()));
        if (!(split instanceof JudgeReply.Claims claims)) {
            return ((JudgeReply.Failed) split).kind().word();
        }
        JudgeReply checked = judge.ask(new JudgeRequest.CheckClaims(
                sample.question(), claims.claims(), sample.passages().orElse(List.of())));
        if (!(checked instanceof JudgeReply.Verdicts verdicts)) {
            return ((JudgeReply.Failed) checked).kind().word();
        }
        return claims.claims().stream()
                .map(claim -> letter(claim, verdicts.verdicts()))
                .collect(Collectors.joining(" "));
    }

    private static String letter(Claim claim, List<PassageVerdict> verdicts) {
        List<Verdict> said = verdicts.stream()
                .filter(verdict -> verdict.claim() == claim.number())
                .map(PassageVerdict::verdict)
                .toList();
        if (said.contains(Verdict.SUPPORTED)) {
            return "S";
        }
        return said.contains(Verdict.CONTRADICTED) ? "C" : "N";
    }

    private static JudgeReply check(LlmJudge judge, ScriptedCase sample) {
        JudgeReply.Claims claims =
                (JudgeReply.Claims) judge.ask(new JudgeRequest.SplitClaims(sample.question(), sample.answer()));
        return judge.ask(new JudgeRequest.CheckClaims(
                sample.question(), claims.claims(), sample.passages().orElse(List.of())));
    }

    private LlmJudge judge(ScriptedProvider provider) {
        return new LlmJudge(provider, ModelSettings.of("scripted-model"), PROMPTS, raw::add);
    }

    private static ScriptedCase sample(String folder, String id) {
        return ScriptedCase.folder(folder).stream()
                .filter(found -> found.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
