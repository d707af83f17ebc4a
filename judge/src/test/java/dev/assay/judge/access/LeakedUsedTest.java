package dev.assay.judge.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.Subject;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class LeakedUsedTest {

    private static final LeakedUsed METRIC = new LeakedUsed();
    private static final String SECRET = "The band is 82,000 to 98,000 euros.";
    private static final String OPEN = "Everybody has 25 days of leave.";

    /** Finds one claim, the answer, and lets these passages support it. */
    private static final class OneClaim implements Judge {

        private final List<Integer> supporting;
        private int calls;

        private OneClaim(Integer... supporting) {
            this.supporting = List.of(supporting);
        }

        @Override
        public String id() {
            return "one claim";
        }

        @Override
        public JudgeReply ask(JudgeRequest request) {
            calls++;
            if (request instanceof JudgeRequest.SplitClaims split) {
                return new JudgeReply.Claims(
                        List.of(new Claim(1, split.text(), 0, split.text().length())), 0);
            }
            List<PassageVerdict> verdicts = List.of(says(1, OPEN), says(2, SECRET));
            return new JudgeReply.Verdicts(verdicts, List.of());
        }

        private PassageVerdict says(int passage, String text) {
            return supporting.contains(passage)
                    ? new PassageVerdict(
                            1,
                            passage,
                            Verdict.SUPPORTED,
                            OptionalDouble.empty(),
                            Optional.of(new PassageVerdict.Quote(0, text.length(), text)),
                            "")
                    : new PassageVerdict(1, passage, Verdict.NOT_STATED, OptionalDouble.empty(), Optional.empty(), "");
        }

        @Override
        public void close() {}
    }

    private static Score score(Judge judge, Map<String, Object> metadata, Optional<String> answer, String secret) {
        Case source = new Case(
                "c1",
                "What does it pay?",
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                metadata,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        List<Retrieved> context = List.of(
                Retrieved.of("open", OPEN),
                new Retrieved(
                        "secret",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(secret),
                        OptionalDouble.empty(),
                        Map.of(),
                        List.of("hr")));
        Subject subject = new Subject(source, Output.of(context, answer), Optional.of(context));
        return METRIC.score(new Evidence(judge, Optional.empty(), subject, METRIC.links()));
    }

    private static Score bob(Judge judge, String answer) {
        return score(judge, Map.of("user", "bob"), Optional.of(answer), SECRET);
    }

    @Test
    void a_claim_that_only_the_secret_supports_got_out() {
        assertThat(bob(new OneClaim(2), "It pays 82,000.")).isEqualTo(Score.of(1));
    }

    @Test
    void what_an_open_passage_says_too_is_no_secret() {
        assertThat(bob(new OneClaim(1, 2), "There are 25 days.")).isEqualTo(Score.of(0));
        assertThat(bob(new OneClaim(1), "There are 25 days.")).isEqualTo(Score.of(0));
        assertThat(bob(new OneClaim(), "It pays a lot.")).isEqualTo(Score.of(0));
    }

    @Test
    void a_citation_is_use_and_needs_no_judge() {
        OneClaim judge = new OneClaim();

        assertThat(bob(judge, "It pays well [2].")).isEqualTo(Score.of(1));
        assertThat(bob(judge, "It pays well [secret].")).isEqualTo(Score.of(1));
        assertThat(judge.calls).isZero();
    }

    @Test
    void where_nothing_is_forbidden_the_judge_is_not_asked() {
        OneClaim judge = new OneClaim(2);

        assertThat(score(judge, Map.of("user", "alice", "groups", "hr"), Optional.of("It pays 82,000."), SECRET))
                .isEqualTo(Score.of(0));
        assertThat(bob(judge, "I don't know.")).isEqualTo(Score.of(0));
        assertThat(judge.calls).isZero();
    }

    @Test
    void what_cannot_be_known_is_undefined_not_zero() {
        OneClaim judge = new OneClaim();

        assertThat(score(judge, Map.of(), Optional.of("It pays 82,000."), SECRET))
                .isInstanceOf(Score.Undefined.class);
        assertThat(score(judge, Map.of("user", "bob"), Optional.empty(), SECRET))
                .isInstanceOf(Score.Undefined.class);
        assertThat(score(judge, Map.of("user", "bob"), Optional.of("It pays 82,000."), ""))
                .isEqualTo(new Score.Undefined("nobody knows the text of `secret`, so that its use cannot be seen"));
    }

    @Test
    void a_judge_that_is_down_is_a_failure_not_a_clean_bill() {
        Judge down = new Judge() {
            @Override
            public String id() {
                return "down";
            }

            @Override
            public JudgeReply ask(JudgeRequest request) {
                return new JudgeReply.Failed(FailureKind.JUDGE_DOWN, "no reply");
            }

            @Override
            public void close() {}
        };

        assertThat(bob(down, "It pays 82,000.")).isEqualTo(new Score.Failed(FailureKind.JUDGE_DOWN, "no reply"));
    }

    @Test
    void its_name_parses_back() {
        assertThat(new MetricCatalog(JudgedAccessMetrics.ALL).parse("leakedused"))
                .isEqualTo(METRIC);
    }
}
