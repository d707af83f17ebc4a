package dev.assay.core.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.gate.Policy.Inconclusive;
import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateTest {

    private static Estimate estimate(double low, double mean, double high) {
        return new Estimate(
                OptionalDouble.of(mean), Optional.of(new Interval(low, high, 0.95)), 100, 0, 0, "Wilson 95 %");
    }

    private static GateReport judge(Policy policy, Estimate estimate, String... rules) {
        List<Rule> parsed = Arrays.stream(rules)
                .map(rule -> RuleParser.parse(rule, "assay.yaml:14"))
                .toList();
        return new Gate(policy).judge(parsed, (metric, level) -> Optional.of(estimate));
    }

    private static RuleResult only(GateReport report) {
        assertThat(report.results()).hasSize(1);
        return report.results().get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "m at least 0.5, 0.50, 0.6, 0.7, PASS,         PASS, 0",
        "m at least 0.5, 0.49, 0.6, 0.7, INCONCLUSIVE, PASS, 0",
        "m at least 0.5, 0.30, 0.5, 0.7, INCONCLUSIVE, PASS, 0",
        "m at least 0.5, 0.30, 0.4, 0.5, INCONCLUSIVE, FAIL, 1",
        "m at least 0.5, 0.30, 0.4, 0.49, FAIL,        FAIL, 1",
        "m at most 0.5,  0.30, 0.4, 0.5, PASS,         PASS, 0",
        "m at most 0.5,  0.30, 0.4, 0.6, INCONCLUSIVE, PASS, 0",
        "m at most 0.5,  0.50, 0.6, 0.7, INCONCLUSIVE, FAIL, 1",
        "m at most 0.5,  0.51, 0.6, 0.7, FAIL,         FAIL, 1",
    })
    void the_interval_decides_and_the_limit_itself_is_allowed(
            String rule, double low, double mean, double high, Outcome outcome, Leaning leaning, int exit) {
        GateReport report = judge(Policy.DEFAULT, estimate(low, mean, high), rule);

        assertThat(only(report).outcome()).isEqualTo(outcome);
        assertThat(only(report).leaning()).contains(leaning);
        assertThat(report.exit()).isEqualTo(exit);
    }

    @ParameterizedTest
    @CsvSource({
        "BY_MEAN, 0.6, 0, passed with a warning (inconclusive: by-mean)",
        "BY_MEAN, 0.4, 1, failed (inconclusive: by-mean)",
        "FAIL,    0.6, 3, could not be measured (inconclusive: fail)",
        "FAIL,    0.4, 3, could not be measured (inconclusive: fail)",
        "PASS,    0.6, 0, passed (inconclusive: pass)",
        "PASS,    0.4, 0, passed (inconclusive: pass)",
    })
    void what_becomes_of_doubt_is_the_policys(Inconclusive inconclusive, double mean, int exit, String takenAs) {
        GateReport report = judge(new Policy(inconclusive, 0.02), estimate(0.3, mean, 0.7), "m at least 0.5");

        assertThat(report.exit()).isEqualTo(exit);
        assertThat(only(report).facts()).contains(new Fact("taken as", takenAs));
    }

    @Test
    void failures_over_the_allowed_share_are_never_green_however_good_the_rest() {
        Estimate three =
                new Estimate(OptionalDouble.of(1), Optional.of(new Interval(0.438, 1, 0.95)), 3, 0, 2, "Wilson 95 %");

        GateReport report = judge(Policy.DEFAULT, three, "faithfulness at least 0.4");

        assertThat(report.exit()).isEqualTo(3);
        assertThat(only(report).outcome()).isEqualTo(Outcome.NOT_MEASURED);
        assertThat(FactText.of(only(report))).isEqualTo("""
                faithfulness could not be measured for 2 of 5 cases
                  measured   : 1.000 [0.438, 1.000] n=3 (Wilson 95 %), 2 failed
                  failed     : 40 %, allowed are 2 % (maxFailed)
                  allowed    : 0.4 or more   (exactly 0.4 would pass)   assay.yaml:14
                  next       : see in the cases why they failed, then run again: finished cases are kept""");
    }

    @ParameterizedTest
    @CsvSource({"98, 2, PASS", "97, 3, NOT_MEASURED", "1, 1, NOT_MEASURED"})
    void exactly_the_allowed_share_of_failures_is_allowed(int n, int failed, Outcome outcome) {
        Estimate some = new Estimate(
                OptionalDouble.of(0.9), Optional.of(new Interval(0.8, 0.95, 0.95)), n, 50, failed, "Wilson 95 %");

        assertThat(only(judge(Policy.DEFAULT, some, "m at least 0.5")).outcome())
                .isEqualTo(outcome);
    }

    @Test
    void a_metric_without_any_value_is_not_measured() {
        Estimate none = new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 7, 0, "no value");

        GateReport report = judge(Policy.DEFAULT, none, "faithfulness at least 0");

        assertThat(report.exit()).isEqualTo(3);
        assertThat(only(report).headline()).isEqualTo("faithfulness has no value for any case");
    }

    @Test
    void a_metric_nobody_computed_is_not_measured_and_the_near_name_is_told() {
        Estimates computed = new Estimates() {
            @Override
            public Optional<Estimate> of(String metric, double level) {
                return Optional.empty();
            }

            @Override
            public Collection<String> names() {
                return List.of("recall@5", "rr@5");
            }
        };

        GateReport report = new Gate(Policy.DEFAULT)
                .judge(List.of(RuleParser.parse("recal@5 at least 0.7", "assay.yaml:14")), computed);

        assertThat(report.exit()).isEqualTo(3);
        assertThat(FactText.of(only(report))).isEqualTo("""
                recal@5 was not computed
                  missing    : no metric of this run is called `recal@5`: did you mean `recall@5`?
                  allowed    : 0.7 or more   (exactly 0.7 would pass)   assay.yaml:14
                  next       : add it to the metrics of the run, or mend its name in the rule""");
    }

    @Test
    void one_case_decides_nothing() {
        Estimate one = new Estimate(OptionalDouble.of(0.9), Optional.empty(), 1, 0, 0, "no interval: one case");

        assertThat(FactText.of(only(judge(Policy.DEFAULT, one, "m at least 0.5"))))
                .isEqualTo("""
                m is perhaps at least 0.5: 0.900
                  measured   : 0.900 n=1 (no interval: one case)
                  allowed    : 0.5 or more   (exactly 0.5 would pass)   assay.yaml:14
                  distance   : +0.400 from the limit
                  doubt      : without an interval nothing can be decided
                  needed     : two independent cases at the very least
                  taken as   : passed with a warning (inconclusive: by-mean)""");
    }

    @Test
    void doubt_tells_the_difference_these_cases_can_show_and_how_many_would_settle_it() {
        RuleResult result = only(judge(Policy.DEFAULT, estimate(0.42, 0.45, 0.58), "m at least 0.5"));

        // Half the width .08, distance .05: 100 · (.08/.05)² = 256.
        assertThat(FactText.of(result)).isEqualTo("""
                m is perhaps not at least 0.5: 0.450
                  measured   : 0.450 [0.420, 0.580] n=100 (Wilson 95 %)
                  allowed    : 0.5 or more   (exactly 0.5 would pass)   assay.yaml:14
                  distance   : -0.050 from the limit
                  doubt      : the limit lies within the interval; these cases tell a difference of 0.080 or more
                  needed     : about 256 cases, were the mean to stay as it is
                  taken as   : failed (inconclusive: by-mean)""");
    }

    @Test
    void nothing_checked_is_never_green() {
        GateReport report = new Gate(Policy.DEFAULT).judge(List.of(), (metric, level) -> Optional.empty());

        assertThat(report.exit()).isEqualTo(3);
        assertThat(report.passed()).isFalse();
    }

    @Test
    void what_is_known_to_be_bad_is_told_before_what_is_unknown() {
        Estimates estimates =
                (metric, level) -> metric.equals("bad") ? Optional.of(estimate(0.1, 0.2, 0.3)) : Optional.empty();
        List<Rule> rules =
                List.of(RuleParser.parse("missing at least 0.5", "a:1"), RuleParser.parse("bad at least 0.5", "a:2"));

        assertThat(new Gate(Policy.DEFAULT).judge(rules, estimates).exit()).isEqualTo(1);
        assertThat(new Gate(Policy.DEFAULT)
                        .judge(rules.subList(0, 1), estimates)
                        .exit())
                .isEqualTo(3);
    }

    @Test
    void the_numbers_are_asked_for_at_the_rules_own_confidence() {
        Estimates estimates = (metric, level) -> Optional.of(new Estimate(
                OptionalDouble.of(0.6),
                Optional.of(new Interval(level > 0.9 ? 0.4 : 0.55, 0.7, level)),
                50,
                0,
                0,
                "BCa bootstrap"));
        List<Rule> rules = List.of(
                RuleParser.parse("m at least 0.5", "a:1"),
                RuleParser.parse("m at least 0.5 with confidence 0.9", "a:2"));

        assertThat(new Gate(Policy.DEFAULT).judge(rules, estimates).results())
                .extracting(RuleResult::outcome)
                .containsExactly(Outcome.INCONCLUSIVE, Outcome.PASS);
    }
}
