package dev.assay.judge.generation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimGraphsTest {

    private static final String ANSWER = "The shop opens at 9. It is closed on Mondays.";
    private static final JudgeReply.Claims ONE = new JudgeReply.Claims(List.of(new Claim(1, "It is open.", 0, 20)));

    @ParameterizedTest
    @CsvSource({
        "'', EMPTY, empty answer",
        "' \n', EMPTY, empty answer",
        "I cannot answer that question., REFUSED, the answer declines and claims nothing",
        "Which shop?, CLARIFIED, the answer asks back and claims nothing",
    })
    void an_answer_that_claims_nothing_is_undefined_without_asking(String answer, AnswerKind kind, String why) {
        ScriptedJudge judge = new ScriptedJudge();
        Evidence evidence = evidence(judge, answer, Optional.of(List.of("a passage")));
        ClaimGraph graph = evidence.graph();
        assertThat(evidence.kind()).isEqualTo(kind);
        assertThat(new Faithfulness().score(graph)).isEqualTo(new Score.Undefined(why));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void no_retrieval_recorded_is_undefined_without_asking() {
        ScriptedJudge judge = new ScriptedJudge();
        ClaimGraph graph = evidence(judge, ANSWER, Optional.empty()).graph();
        assertThat(new Faithfulness().score(graph)).isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(judge.asked).isEmpty();
    }

    @Test
    void no_passage_means_nothing_is_stated_and_no_verdict_is_asked_for() {
        ClaimGraph graph = build(List.of(), ONE);
        assertThat(new Faithfulness().score(graph)).isEqualTo(Score.of(0.0));
        assertThat(new Contradiction().score(graph)).isEqualTo(Score.of(0.0));
    }

    @Test
    void only_blank_passages_are_left_out_with_a_note() {
        ClaimGraph graph = build(List.of("", " \n"), ONE);
        assertThat(graph.answer()).singleElement().satisfies(claim -> {
            assertThat(claim.verdict()).isEqualTo(Verdict.NOT_STATED);
            assertThat(claim.passages()).isEmpty();
        });
        assertThat(graph.notes()).containsExactly("2 blank passages left out");
        assertThat(graph.passages()).isEmpty();
    }

    @Test
    void a_blank_passage_keeps_its_number() {
        ScriptedJudge judge = new ScriptedJudge(ONE, new JudgeReply.Verdicts(List.of(supported(2, "Open at 9"))));
        ClaimGraph graph = evidence(judge, ANSWER, Optional.of(List.of("\t", "Open at 9.")))
                .graph();
        assertThat(judge.asked.get(1))
                .isInstanceOfSatisfying(
                        JudgeRequest.CheckClaims.class,
                        request -> assertThat(request.passages()).containsExactly("", "Open at 9."));
        assertThat(graph.answer().get(0).verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(graph.answer().get(0).passages().get(0).passage()).isEqualTo(2);
    }

    @Test
    void equal_claims_count_once() {
        String[] texts = {
            "The shop opens at 9.", "the  shop opens at ９. ", "The shop opens at 9", "It is closed on Mondays."
        };
        List<Claim> claims = new ArrayList<>();
        for (String text : texts) {
            claims.add(new Claim(claims.size() + 1, text, 0, 20));
        }
        String passage = "The shop opens at 9 every day.";
        ClaimGraph graph = build(
                List.of(passage),
                new JudgeReply.Claims(claims),
                new JudgeReply.Verdicts(List.of(
                        supported(1, passage),
                        new PassageVerdict(2, 1, Verdict.CONTRADICTED, 0.1, Optional.of(Graphs.quote(passage)), ""))));
        assertThat(graph.notes()).containsExactly("2 repeated claims merged");
        assertThat(new Faithfulness().score(graph)).isEqualTo(Score.of(0.5));
        assertThat(new Contradiction().score(graph)).isEqualTo(Score.of(0.5));
    }

    @Test
    void a_final_percent_sign_keeps_claims_apart() {
        List<Claim> claims = List.of(new Claim(1, "It rose by 5", 0, 5), new Claim(2, "It rose by 5%", 0, 5));
        assertThat(RepeatedClaims.merged(claims)).hasSize(2);
    }

    @Test
    void no_claim_from_an_answer_that_states_something_is_a_failure_not_a_score() {
        ClaimGraph graph = build(List.of("a passage"), new JudgeReply.Claims(List.of()));
        assertThat(failure(graph)).contains("no claims from a text that states something");
    }

    @Test
    void no_claim_from_an_answer_without_words_is_undefined() {
        ClaimGraph graph = evidence(
                        new ScriptedJudge(new JudgeReply.Claims(List.of())),
                        "\uD83D\uDC4D !",
                        Optional.of(List.of("a passage")))
                .graph();
        assertThat(new Faithfulness().score(graph)).isEqualTo(new Score.Undefined("the text states nothing"));
    }

    @Test
    void what_the_judge_cannot_do_is_undefined_and_what_failed_is_failed() {
        assertThat(new Faithfulness().score(build(List.of("x"), new JudgeReply.CannotDo("language not covered"))))
                .isEqualTo(new Score.Undefined("language not covered"));
        assertThat(new Faithfulness()
                        .score(build(List.of("x"), ONE, new JudgeReply.Failed(FailureKind.BUDGET, "spent"))))
                .isEqualTo(new Score.Failed(FailureKind.BUDGET, "spent"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        an invented quote | 1,1,Closed at noon           | does not stand in the passage
        no quote          | 1,1,                         | support without a quote
        unknown claim     | 2,1,Open                     | unknown claim 2
        unknown passage   | 1,3,Open                     | unknown passage 3
        blank passage     | 1,2,Open                     | unknown passage 2
        repeated pair     | 1,1,Open;1,1,Open            | two verdicts on claim 1 and passage 1
        """)
    void a_reply_that_does_not_fit_is_refused(String what, String verdicts, String fault) {
        List<PassageVerdict> given = Arrays.stream(verdicts.split(";"))
                .map(text -> text.split(",", -1))
                .map(part -> new PassageVerdict(
                        Integer.parseInt(part[0]),
                        Integer.parseInt(part[1]),
                        Verdict.SUPPORTED,
                        0.9,
                        Optional.of(part[2]).filter(text -> !text.isBlank()).map(Graphs::quote),
                        ""))
                .toList();
        assertThat(failure(build(List.of("Open at 9, every single day.", " "), ONE, new JudgeReply.Verdicts(given))))
                .contains(fault);
    }

    @Test
    void a_missing_verdict_is_refused() {
        ClaimGraph graph =
                build(List.of("Open at 9.", "Open."), ONE, new JudgeReply.Verdicts(List.of(supported(1, "Open"))));
        assertThat(failure(graph)).contains("verdicts on 1 of 2 pairs");
    }

    @Test
    void claims_with_wrong_numbers_blank_texts_or_places_outside_are_refused() {
        assertThat(failure(build(List.of("x"), claims(new Claim(2, "a", 0, 1)))))
                .contains("has the number 2");
        assertThat(failure(build(List.of("x"), claims(new Claim(1, " ", 0, 1)))))
                .contains("is blank");
        assertThat(failure(build(List.of("x"), claims(new Claim(1, "a", 0, 999)))))
                .contains("outside");
        assertThat(failure(build(List.of("x"), new JudgeReply.Verdicts(List.of()))))
                .contains("answered another");
    }

    @Test
    void a_quote_may_differ_in_width_and_white_space() {
        ClaimGraph graph = build(
                List.of("Open  at ９ every day."), ONE, new JudgeReply.Verdicts(List.of(supported(1, "open at 9"))));
        assertThat(graph.missing()).isEmpty();
    }

    private static JudgeReply claims(Claim claim) {
        return new JudgeReply.Claims(List.of(claim));
    }

    private static ClaimGraph build(List<String> passages, JudgeReply... replies) {
        return evidence(new ScriptedJudge(replies), ANSWER, Optional.of(passages))
                .graph();
    }

    private static Evidence evidence(ScriptedJudge judge, String answer, Optional<List<String>> passages) {
        return new Evidence(
                judge,
                Optional.empty(),
                Graphs.subject(Optional.of(answer), passages, Optional.empty()),
                Set.of(Link.ANSWER_PASSAGES));
    }

    private static PassageVerdict supported(int passage, String quote) {
        return new PassageVerdict(1, passage, Verdict.SUPPORTED, 0.9, Optional.of(Graphs.quote(quote)), "");
    }

    private static String failure(ClaimGraph graph) {
        return Optional.of(new Faithfulness().score(graph))
                .filter(Score.Failed.class::isInstance)
                .map(Score.Failed.class::cast)
                .filter(failed -> failed.kind() == FailureKind.JUDGE_UNREADABLE)
                .map(Score.Failed::why)
                .orElse("not a failure");
    }
}
