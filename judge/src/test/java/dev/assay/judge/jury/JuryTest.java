package dev.assay.judge.jury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Span;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.judge.port.Agreement;
import dev.assay.judge.port.CitedSentence;
import dev.assay.judge.port.Criteria;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Preference;
import dev.assay.judge.port.Relevance;
import dev.assay.judge.port.SentenceSupport;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JuryTest {

    private static final Claim CLAIM = new Claim(1, "It rains.", 0, 9);
    private static final JudgeRequest CHECK =
            new JudgeRequest.CheckClaims("Why?", List.of(CLAIM), List.of("It rains a lot."));
    private static final JudgeReply DOWN = new JudgeReply.Failed(FailureKind.JUDGE_DOWN, "no reply");

    /** A judge that says what it is told to, by request and repeat. */
    private record Told(String id, BiFunction<JudgeRequest, Integer, JudgeReply> says) implements Judge {

        static Told always(JudgeReply reply) {
            return new Told("told", (request, repeat) -> reply);
        }

        @Override
        public JudgeReply ask(JudgeRequest request) {
            return ask(request, 1);
        }

        @Override
        public JudgeReply ask(JudgeRequest request, int repeat) {
            return says.apply(request, repeat);
        }

        @Override
        public void close() {}
    }

    private static JudgeReply verdict(String letter) {
        Verdict verdict = Map.of("S", Verdict.SUPPORTED, "C", Verdict.CONTRADICTED, "N", Verdict.NOT_STATED)
                .get(letter);
        Optional<PassageVerdict.Quote> quote = verdict == Verdict.NOT_STATED
                ? Optional.empty()
                : Optional.of(new PassageVerdict.Quote(0, 8, "It rains"));
        return new JudgeReply.Verdicts(
                List.of(new PassageVerdict(1, 1, verdict, OptionalDouble.empty(), quote, "")),
                List.of(new TextVerdict(1, verdict, quote.map(PassageVerdict.Quote::text), "")));
    }

    private static JudgeReply.Voted jury(JudgeRequest request, JudgeReply... replies) {
        List<Judge> judges = new ArrayList<>();
        for (JudgeReply reply : replies) {
            judges.add(Told.always(reply));
        }
        return (JudgeReply.Voted) new JuryJudge(judges).ask(request);
    }

    @ParameterizedTest
    @CsvSource({
        "SSS, SUPPORTED, 0, 1",
        "SSC, SUPPORTED, 1, 0.6667",
        "CSC, CONTRADICTED, 1, 0.6667",
        "SCN, NOT_STATED, 1, 0.3333",
        "SSCC, NOT_STATED, 1, 0.5",
        "NNNSS, NOT_STATED, 1, 0.6"
    })
    void most_voices_decide_and_a_tie_states_nothing(String said, Verdict verdict, int divided, double share) {
        JudgeReply[] replies = said.chars()
                .mapToObj(letter -> verdict(Character.toString(letter)))
                .toArray(JudgeReply[]::new);

        JudgeReply.Voted voted = jury(CHECK, replies);

        JudgeReply.Verdicts most = (JudgeReply.Verdicts) voted.reply();
        assertThat(most.verdicts())
                .singleElement()
                .extracting(PassageVerdict::verdict)
                .isEqualTo(verdict);
        assertThat(most.verdicts().get(0).quote().isPresent()).isEqualTo(verdict != Verdict.NOT_STATED);
        assertThat(most.other())
                .singleElement()
                .extracting(TextVerdict::verdict)
                .isEqualTo(verdict);
        // The passage and the other text are two things judged.
        assertThat(voted.judges().items()).isEqualTo(2);
        assertThat(voted.judges().divided()).isEqualTo(2 * divided);
        assertThat(voted.judges().shares()).isCloseTo(2 * share, within(1e-3));
        assertThat(voted.repeats()).isEqualTo(Agreement.NONE);
    }

    @Test
    void words_that_one_voice_shows_for_what_most_say_are_kept() {
        PassageVerdict plain = ((JudgeReply.Verdicts) verdict("C")).verdicts().get(0);
        Explanation shown = new Explanation(
                plain.quote().orElseThrow(), List.of(new Span(0, 2)), List.of(), List.of(), Optional.empty());
        JudgeReply explained = new JudgeReply.Verdicts(List.of(plain.with(Optional.of(shown))));

        JudgeReply.Verdicts most = (JudgeReply.Verdicts)
                jury(CHECK, verdict("C"), explained, verdict("S")).reply();
        JudgeReply.Verdicts outvoted = (JudgeReply.Verdicts)
                jury(CHECK, verdict("S"), explained, verdict("S")).reply();

        assertThat(most.verdicts().get(0).explanation()).contains(shown);
        assertThat(outvoted.verdicts().get(0).explanation()).isEmpty();
    }

    @Test
    void support_that_no_voice_quotes_does_not_count() {
        JudgeReply unquoted = new JudgeReply.Verdicts(
                List.of(new PassageVerdict(1, 1, Verdict.SUPPORTED, OptionalDouble.empty(), Optional.empty(), "")));

        JudgeReply.Verdicts most =
                (JudgeReply.Verdicts) jury(CHECK, unquoted, unquoted, unquoted).reply();

        assertThat(most.verdicts().get(0).verdict()).isEqualTo(Verdict.NOT_STATED);
    }

    @Test
    void a_judge_that_fails_is_left_out_with_a_note_and_less_than_half_is_a_failure() {
        JudgeReply.Voted two = jury(CHECK, DOWN, verdict("S"), verdict("S"));
        assertThat(two.reply()).isInstanceOf(JudgeReply.Verdicts.class);
        assertThat(two.notes()).containsExactly("judge 1 was left out: no reply");

        JudgeReply.Voted one = jury(CHECK, DOWN, verdict("S"), DOWN);
        assertThat(one.reply()).isInstanceOfSatisfying(JudgeReply.Failed.class, failed -> {
            assertThat(failed.kind()).isEqualTo(FailureKind.JUDGE_DOWN);
            assertThat(failed.why()).startsWith("only 1 of 3 judges of the jury answered");
        });

        assertThat(jury(CHECK, DOWN, DOWN, DOWN).reply()).isInstanceOf(JudgeReply.Failed.class);
    }

    @Test
    void claims_are_taken_by_the_first_that_answers_and_are_no_vote() {
        JudgeReply claims = new JudgeReply.Claims(List.of(CLAIM));
        JudgeReply others = new JudgeReply.Claims(List.of());

        JudgeReply.Voted voted = jury(new JudgeRequest.SplitClaims("Why?", "It rains."), DOWN, claims, others);

        assertThat(voted.reply()).isEqualTo(claims);
        assertThat(voted.judges()).isEqualTo(Agreement.NONE);
    }

    @Test
    void in_one_call_the_first_takes_the_claims_and_all_vote_on_them() {
        JudgeReply first = new JudgeReply.ClaimsAndVerdicts(
                new JudgeReply.Claims(List.of(CLAIM)), (JudgeReply.Verdicts) verdict("S"));
        JuryJudge jury =
                new JuryJudge(List.of(Told.always(first), Told.always(verdict("C")), Told.always(verdict("C"))));

        JudgeReply.Voted voted = (JudgeReply.Voted)
                jury.ask(new JudgeRequest.SplitAndCheck("Why?", "It rains.", List.of("It rains a lot.")));

        assertThat(voted.reply()).isInstanceOfSatisfying(JudgeReply.ClaimsAndVerdicts.class, both -> {
            assertThat(both.claims().claims()).containsExactly(CLAIM);
            assertThat(both.verdicts().verdicts().get(0).verdict()).isEqualTo(Verdict.CONTRADICTED);
        });
    }

    @Test
    void a_tie_of_levels_is_the_lower_and_of_kinds_an_answer() {
        JudgeRequest rate = new JudgeRequest.RatePassages("Why?", List.of("x"));
        JudgeReply.Voted levels = jury(
                rate,
                new JudgeReply.Relevances(Map.of(1, Relevance.RELEVANT)),
                new JudgeReply.Relevances(Map.of(1, Relevance.PARTLY)),
                DOWN);
        assertThat(levels.reply()).isEqualTo(new JudgeReply.Relevances(Map.of(1, Relevance.PARTLY)));

        JudgeReply.Voted kinds = jury(
                new JudgeRequest.NameKind("Why?", "Hm."),
                new JudgeReply.Kind(AnswerKind.REFUSED),
                new JudgeReply.Kind(AnswerKind.CLARIFIED),
                DOWN);
        assertThat(kinds.reply()).isEqualTo(new JudgeReply.Kind(AnswerKind.ANSWERED));
    }

    @Test
    void grades_are_voted_on_item_by_item_and_a_tie_is_the_lower() {
        JudgeReply.Voted nuggets = jury(
                new JudgeRequest.RateNuggets("Why?", "It rains.", List.of("rain", "wind")),
                new JudgeReply.Supports(Map.of(1, Support.FULL, 2, Support.FULL)),
                new JudgeReply.Supports(Map.of(1, Support.FULL, 2, Support.PARTIAL)),
                new JudgeReply.Supports(Map.of(1, Support.FULL, 2, Support.NONE)));
        assertThat(nuggets.reply()).isEqualTo(new JudgeReply.Supports(Map.of(1, Support.FULL, 2, Support.NONE)));
        assertThat(nuggets.judges().items()).isEqualTo(2);
        assertThat(nuggets.judges().divided()).isEqualTo(1);

        JudgeReply.Voted cited = jury(
                new JudgeRequest.RateCitations(
                        "Why?", List.of(new CitedSentence("It rains.", List.of(1))), List.of("It rains.")),
                new JudgeReply.SentenceSupports(List.of(new SentenceSupport(true, Map.of(1, Support.FULL)))),
                new JudgeReply.SentenceSupports(List.of(new SentenceSupport(false, Map.of(1, Support.FULL)))),
                new JudgeReply.SentenceSupports(List.of(new SentenceSupport(false, Map.of(1, Support.NONE)))));
        assertThat(cited.reply())
                .isEqualTo(
                        new JudgeReply.SentenceSupports(List.of(new SentenceSupport(false, Map.of(1, Support.FULL)))));
    }

    @Test
    void levels_that_all_differ_give_the_middle_one_and_two_texts_a_tie() {
        Map<String, String> levels = new LinkedHashMap<>();
        List.of("good", "fair", "poor").forEach(name -> levels.put(name, name));
        JudgeReply.Voted level = jury(
                new JudgeRequest.PickLevel(
                        "Why?", "It rains.", Optional.empty(), List.of(), new Criteria("", levels), Optional.empty()),
                new JudgeReply.Level("poor", "", ""),
                new JudgeReply.Level("good", "", ""),
                new JudgeReply.Level("fair", "", ""));
        assertThat(level.reply()).isEqualTo(new JudgeReply.Level("fair", "", ""));

        JudgeReply.Voted better = jury(
                new JudgeRequest.PickBetter("Why?", "It rains.", "It pours.", ""),
                new JudgeReply.Preferred(Preference.FIRST, ""),
                new JudgeReply.Preferred(Preference.SECOND, ""),
                DOWN);
        assertThat(((JudgeReply.Preferred) better.reply()).better()).isEqualTo(Preference.TIE);
    }

    @Test
    void a_judge_asked_three_times_is_held_to_what_it_says_most_often() {
        Told wavering = new Told("wavering", (request, repeat) -> verdict(repeat == 2 ? "N" : "S"));

        JudgeReply.Voted voted = (JudgeReply.Voted) new RepeatedJudge(wavering, 3).ask(CHECK);

        JudgeReply.Verdicts most = (JudgeReply.Verdicts) voted.reply();
        assertThat(most.verdicts().get(0).verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(voted.repeats().shares() / voted.repeats().items()).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(voted.judges()).isEqualTo(Agreement.NONE);
    }

    @Test
    void a_jury_of_repeated_judges_tells_both_numbers() {
        Told wavering = new Told("wavering", (request, repeat) -> verdict(repeat == 2 ? "N" : "S"));
        Told steady = Told.always(verdict("S"));
        JuryJudge jury = new JuryJudge(
                List.of(new RepeatedJudge(wavering, 3), new RepeatedJudge(steady, 3), new RepeatedJudge(steady, 3)));

        JudgeReply.Voted voted = (JudgeReply.Voted) jury.ask(CHECK);

        assertThat(voted.judges().divided()).isZero();
        assertThat(voted.repeats().items()).isEqualTo(6);
        assertThat(voted.repeats().divided()).isEqualTo(2);
    }

    @Test
    void a_jury_needs_three() {
        assertThatThrownBy(() -> new JuryJudge(List.of(Told.always(DOWN), Told.always(DOWN))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 judges or more, found 2");
    }
}
