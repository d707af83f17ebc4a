package dev.assay.core.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.gate.Policy.Inconclusive;
import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that hold a run against its baseline. */
class BaselineRuleTest {

    /** A run whose change against the baseline is known. */
    private record Known(Estimate estimate, Against against) implements Estimates {

        @Override
        public Optional<Estimate> of(String metric, double level) {
            return Optional.of(estimate);
        }

        @Override
        public Against against(String metric, double level) {
            return against;
        }
    }

    private static Estimate estimate(int failed) {
        return new Estimate(
                OptionalDouble.of(0.5), Optional.of(new Interval(0.4, 0.6, 0.95)), 40, 0, failed, "Wilson 95 %");
    }

    private static List<CasePair> pairs(double[] before, double[] now) {
        List<CasePair> pairs = new ArrayList<>();
        for (int i = 0; i < before.length; i++) {
            pairs.add(new CasePair("q" + i, i, before[i], now[i]));
        }
        return pairs;
    }

    private static double[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    private static Change change(boolean lower, double[] before, double[] now, double level) {
        return Change.of(lower, pairs(before, now), 0, 0, "run b", 1, level);
    }

    private static GateReport judge(Policy policy, Against against, String rule) {
        return new Gate(policy).judge(List.of(RuleParser.parse(rule, "a:1")), new Known(estimate(0), against));
    }

    private static RuleResult only(GateReport report) {
        return report.results().get(0);
    }

    /** Differences of one size in half of 40 cases and half of that size in the others, around a mean. */
    private static double[] shifted(double mean) {
        double[] now = new double[40];
        for (int i = 0; i < now.length; i++) {
            now[i] = 0.5 + mean + (i % 2 == 0 ? 0.05 : -0.05);
        }
        return now;
    }

    @ParameterizedTest
    @CsvSource({
        // The interval of the mean difference is about ± 0.016 wide on each side.
        "false,  0.10, m no worse than baseline by 0.05, PASS,         PASS",
        "false,  0.00, m no worse than baseline by 0.05, PASS,         PASS",
        "false, -0.03, m no worse than baseline by 0.05, PASS,         PASS",
        "false, -0.04, m no worse than baseline by 0.05, INCONCLUSIVE, PASS",
        "false, -0.06, m no worse than baseline by 0.05, INCONCLUSIVE, FAIL",
        "false, -0.07, m no worse than baseline by 0.05, FAIL,         FAIL",
        "false,  0.01, m no worse than baseline,         INCONCLUSIVE, PASS",
        "false,  0.02, m no worse than baseline,         PASS,         PASS",
        "false, -0.02, m no worse than baseline,         FAIL,         FAIL",
        "false,  0.02, m better than baseline,           PASS,         PASS",
        "false,  0.01, m better than baseline,           INCONCLUSIVE, PASS",
        "false, -0.01, m better than baseline,           INCONCLUSIVE, FAIL",
        "false, -0.02, m better than baseline,           FAIL,         FAIL",
        "true,  -0.10, m no worse than baseline by 0.05, PASS,         PASS",
        "true,   0.04, m no worse than baseline by 0.05, INCONCLUSIVE, PASS",
        "true,   0.06, m no worse than baseline by 0.05, INCONCLUSIVE, FAIL",
        "true,   0.07, m no worse than baseline by 0.05, FAIL,         FAIL",
        "true,  -0.02, m better than baseline,           PASS,         PASS",
        "true,   0.02, m better than baseline,           FAIL,         FAIL",
    })
    void the_paired_interval_decides_in_the_metrics_own_direction(
            boolean lower, double mean, String rule, Outcome outcome, Leaning leaning) {
        double[] before = new double[40];
        Arrays.fill(before, 0.5);

        RuleResult result = only(judge(Policy.DEFAULT, change(lower, before, shifted(mean), 0.95), rule));

        assertThat(result.outcome()).isEqualTo(outcome);
        assertThat(result.leaning()).contains(leaning);
    }

    @ParameterizedTest
    @CsvSource({
        // outcome by these means, policy, exit
        "-0.04, BY_MEAN, 0",
        "-0.06, BY_MEAN, 1",
        "-0.04, FAIL,    3",
        "-0.06, FAIL,    3",
        "-0.04, PASS,    0",
        "-0.06, PASS,    0",
        "0.00,  BY_MEAN, 0",
        "0.00,  FAIL,    0",
        "0.00,  PASS,    0",
        "-0.10, BY_MEAN, 1",
        "-0.10, FAIL,    1",
        "-0.10, PASS,    1",
    })
    void what_becomes_of_a_verdict_is_the_policys(double mean, Inconclusive inconclusive, int exit) {
        double[] before = new double[40];
        Arrays.fill(before, 0.5);

        GateReport report = judge(
                new Policy(inconclusive, 0.02),
                change(false, before, shifted(mean), 0.95),
                "m no worse than baseline by 0.05");

        assertThat(report.exit()).isEqualTo(exit);
    }

    @ParameterizedTest
    @CsvSource({
        // nothing changed: no worse, and not better
        "1 0 1, 1 0 1, m no worse than baseline,          PASS",
        "1 0 1, 1 0 1, m no worse than baseline by 0.02,  PASS",
        "1 0 1, 1 0 1, m better than baseline,            FAIL",
        // one case shows nothing
        "1,     1,     m no worse than baseline,          INCONCLUSIVE",
        "1,     0,     m no worse than baseline,          INCONCLUSIVE",
        "0,     1,     m better than baseline,            INCONCLUSIVE",
        // all changed by the same: the sign-flip test decides, from six cases on
        "1 1 1 1 1 1, 0 0 0 0 0 0, m no worse than baseline, FAIL",
        "1 1 1 1 1,   0 0 0 0 0,   m no worse than baseline, INCONCLUSIVE",
        "0 0 0 0 0 0, 1 1 1 1 1 1, m better than baseline,   PASS",
        "0 0 0 0 0 0, 1 1 1 1 1 1, m no worse than baseline, PASS",
        "0 0 0 0 0 0, 1 1 1 1 1 1, m better than baseline with confidence 0.99, INCONCLUSIVE",
        ".8 .8 .8 .8 .8 .8, .78 .78 .78 .78 .78 .78, m no worse than baseline by 0.02, INCONCLUSIVE",
        ".8 .8 .8 .8 .8 .8, .78 .78 .78 .78 .78 .78, m no worse than baseline by 0.01, FAIL",
        ".8 .8 .8 .8 .8 .8, .78 .78 .78 .78 .78 .78, m no worse than baseline by 0.03, PASS",
        // fewer than six are too few, however they vary
        ".1 .2 .3, .4 .6 .8, m better than baseline, INCONCLUSIVE",
        ".1 .2 .3, .1 .2 .2, m no worse than baseline by 0.5, INCONCLUSIVE",
        // only rises: the interval begins at 0
        "0 0 0 0 0 0 0 0, 0 0 0 0 0 0 0 1, m no worse than baseline, PASS",
        "0 0 0 0 0 0 0 0, 0 0 0 0 0 0 0 1, m better than baseline,   INCONCLUSIVE",
    })
    void without_spread_nothing_is_made_up(String before, String now, String rule, Outcome outcome) {
        double level = RuleParser.parse(rule, "x").confidence();

        RuleResult result = only(judge(Policy.DEFAULT, change(false, numbers(before), numbers(now), level), rule));

        assertThat(result.outcome()).isEqualTo(outcome);
        assertThat(FactText.of(result)).doesNotContain("NaN").doesNotContain("null");
    }

    @Test
    void clusters_that_changed_by_the_same_have_no_interval() {
        List<CasePair> pairs =
                List.of(new CasePair("a", 0, 1, 0), new CasePair("b", 0, 1, 1), new CasePair("c", 1, 1, 0.5));
        Change change = Change.of(false, pairs, 0, 0, "run b", 1, 0.95);

        assertThat(FactText.of(only(judge(Policy.DEFAULT, change, "m no worse than baseline by 0.02"))))
                .isEqualTo("""
                m is perhaps worse than the baseline: 0.500, was 1.000
                  difference : -0.500 n=3 (no interval: all clusters changed by the same)
                  allowed    : -0.02 or more   (exactly -0.02 would pass)   a:1
                  baseline   : run b
                  worst      : a 1.000 -> 0.000 · c 1.000 -> 0.500
                  doubt      : so few independent cases show nothing, whatever they are: 2
                  needed     : 6 independent cases at the very least
                  taken as   : failed (inconclusive: by-mean)""");
    }

    @Test
    void a_difference_of_exactly_the_margin_leans_to_pass() {
        double[] before = {0.8, 0.8, 0.8};
        double[] now = {0.78, 0.78, 0.78};

        RuleResult result =
                only(judge(Policy.DEFAULT, change(false, before, now, 0.95), "m no worse than baseline by 0.02"));

        assertThat(result.leaning()).contains(Leaning.PASS);
    }

    @Test
    void a_failure_is_a_list_of_facts() {
        double[] before = new double[40];
        Arrays.fill(before, 0.5);
        before[3] = 1;
        Change change =
                Change.of(false, pairs(before, shifted(-0.1)), 2, 1, "run 2026-11-28T091200, commit 4f2c1a", 1, 0.95);

        assertThat(FactText.of(only(judge(Policy.DEFAULT, change, "recall@5 no worse than baseline by 0.02"))))
                .isEqualTo("""
                recall@5 is worse than the baseline: 0.400, was 0.512
                  difference : -0.112 [-0.148, -0.085] n=40 (paired bootstrap 95 %)
                  allowed    : -0.02 or more   (exactly -0.02 would pass)   a:1
                  baseline   : run 2026-11-28T091200, commit 4f2c1a
                  left out   : cases without a pair: 2 with a value in the baseline and none now, 1 with a value now and none in the baseline
                  worst      : q3 1.000 -> 0.350 · q1 0.500 -> 0.350 · q11 0.500 -> 0.350 · 37 more""");
    }

    @Test
    void doubt_tells_the_detectable_difference_and_the_cases_needed() {
        double[] before = new double[40];
        Arrays.fill(before, 0.5);

        RuleResult result = only(
                judge(Policy.DEFAULT, change(true, before, shifted(0.06), 0.95), "m no worse than baseline by 0.05"));

        // Standard deviation .0506: (1.96 + .8416) · .0506 / √40 = .0224; for a gap of .01: 201.2 cases.
        assertThat(FactText.of(result)).isEqualTo("""
                m is perhaps worse than the baseline: 0.560, was 0.500
                  difference : +0.060 [+0.045, +0.078] n=40 (paired bootstrap 95 %)
                  allowed    : +0.05 or less   (exactly +0.05 would pass)   a:1
                  baseline   : run b
                  worst      : q0 0.500 -> 0.610 · q10 0.500 -> 0.610 · q12 0.500 -> 0.610 · 37 more
                  doubt      : what is allowed ends within the interval; these cases show a difference of 0.022 or more (four times in five)
                  needed     : about 202 cases, were the difference to stay as it is
                  taken as   : failed (inconclusive: by-mean)""");
    }

    @Test
    void without_a_baseline_a_rule_is_not_measured() {
        RuleResult result = only(judge(Policy.DEFAULT, Against.NO_BASELINE, "m better than baseline"));

        assertThat(result.outcome()).isEqualTo(Outcome.NOT_MEASURED);
        assertThat(FactText.of(result)).isEqualTo("""
                m cannot be held against the baseline: no baseline is set
                  asked      : better than baseline   a:1
                  next       : `assay freeze` writes one; name it under `baseline:` in assay.yaml, or by --baseline FILE""");
    }

    @Test
    void too_many_failures_are_never_green_however_the_pairs_look() {
        double[] same = {1, 1, 1};
        GateReport report = new Gate(Policy.DEFAULT)
                .judge(
                        List.of(RuleParser.parse("m no worse than baseline", "a:1")),
                        new Known(estimate(5), change(false, same, same, 0.95)));

        assertThat(report.exit()).isEqualTo(3);
    }

    @Test
    void an_empty_slice_is_not_measured() {
        Estimates none = new Estimates() {
            @Override
            public Optional<Estimate> of(String metric, double level) {
                return Optional.of(estimate(0));
            }

            @Override
            public Optional<String> missing(CaseSlice slice) {
                return Optional.of("no case is in the slice `" + slice + "`");
            }
        };

        GateReport report = new Gate(new Policy(Inconclusive.PASS, 0.02))
                .judge(List.of(RuleParser.parse("m at least 0 on language=fr", "a:1")), none);

        assertThat(report.exit()).isEqualTo(3);
        assertThat(FactText.of(only(report))).isEqualTo("""
                m on language=fr has no case
                  missing    : no case is in the slice `language=fr`
                  allowed    : 0 or more   (exactly 0 would pass)   a:1
                  next       : mend the slice in the rule, or add cases that belong to it""");
    }

    @Test
    void a_rule_on_a_slice_counts_the_cases_of_the_slice_only() {
        Estimates sliced = new Estimates() {
            @Override
            public Optional<Estimate> of(String metric, double level) {
                return Optional.of(estimate(0));
            }

            @Override
            public Optional<String> missing(CaseSlice slice) {
                return Optional.empty();
            }

            @Override
            public Estimates on(CaseSlice slice) {
                return (metric, level) -> Optional.of(new Estimate(
                        OptionalDouble.of(0.2), Optional.of(new Interval(0.1, 0.3, level)), 9, 0, 0, "Wilson 95 %"));
            }
        };

        GateReport report = new Gate(Policy.DEFAULT)
                .judge(
                        List.of(
                                RuleParser.parse("m at least 0.35", "a:1"),
                                RuleParser.parse("m at least 0.35 on language=zh", "a:2")),
                        sliced);

        assertThat(report.results()).extracting(RuleResult::outcome).containsExactly(Outcome.PASS, Outcome.FAIL);
        assertThat(report.results().get(1).headline()).isEqualTo("m on language=zh is not at least 0.35: 0.200");
    }

    @Test
    void a_blocking_notice_keeps_the_gate_from_green_and_an_alarm_does_not() {
        List<Rule> rules = List.of(RuleParser.parse("m at least 0.1", "a:1"));
        Estimates good = (metric, level) -> Optional.of(estimate(0));
        Gate gate = new Gate(Policy.DEFAULT);

        assertThat(gate.judge(rules, good, List.of(new Notice(false, "alarm", List.of())))
                        .exit())
                .isZero();
        assertThat(gate.judge(rules, good, List.of(new Notice(true, "no baseline", List.of())))
                        .exit())
                .isEqualTo(3);
        assertThat(gate.judge(List.of(), good, List.of(new Notice(false, "alarm", List.of())))
                        .exit())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "false, 1 1, 1 0.81, ''",
        "false, 1 1, 1 0.8,  ''",
        "false, 1 1, 1 0.78, 'm fell by 11 % of the baseline: 0.890, was 1.000'",
        "true,  1 1, 1 1.22, 'm rose by 11 % of the baseline: 1.110, was 1.000'",
        "true,  1 1, 1 0.5,  ''",
        "true,  0 0, 0 0.01, 'm rose: 0.005, was 0.000'",
        "false, 0 0, 0 1,    ''",
    })
    void a_loss_of_more_than_a_tenth_is_an_alarm(boolean lower, String before, String now, String headline) {
        Optional<Notice> alarm = Alarm.of("m", change(lower, numbers(before), numbers(now), 0.95));

        assertThat(alarm.map(Notice::headline).orElse("")).isEqualTo(headline);
        assertThat(alarm.map(Notice::blocking).orElse(false)).isFalse();
    }

    @Test
    void a_very_low_confidence_is_no_crash() {
        double[] before = {0.5, 0.5, 0.5};
        double[] now = {0.6, 0.5, 0.4};

        RuleResult result = only(
                judge(Policy.DEFAULT, change(false, before, now, 0.01), "m better than baseline with confidence 0.01"));

        assertThat(FactText.of(result)).doesNotContain("NaN");
    }
}
