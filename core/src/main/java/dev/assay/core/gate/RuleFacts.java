package dev.assay.core.gate;

import dev.assay.core.gate.Policy.Inconclusive;
import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.words.NearNames;
import dev.assay.core.words.Numbers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Says of a rule what became of it: one headline, and the facts below it. */
final class RuleFacts {

    private RuleFacts() {}

    static RuleResult notComputed(Rule rule, Collection<String> computed) {
        String metric = "`" + rule.metric() + "`" + NearNames.hint(rule.metric(), computed);
        return unmeasured(
                rule,
                Optional.empty(),
                rule.metric() + " was not computed",
                new Fact("missing", "no metric of this run is called " + metric),
                new Fact("next", "add it to the metrics of the run, or mend its name in the rule"));
    }

    static RuleResult noValue(Rule rule, Estimate estimate) {
        return unmeasured(
                rule,
                Optional.of(estimate),
                rule.subject() + " has no value for any case",
                new Fact("measured", estimate.text()),
                new Fact(
                        "next",
                        "see in the cases why: what is undefined lacks a label, what failed needs another run"));
    }

    static RuleResult tooManyFailed(Rule rule, Estimate estimate, double maxFailed) {
        int tried = estimate.n() + estimate.failed();
        String share = Numbers.percent(Math.rint(1000.0 * estimate.failed() / tried) / 1000);
        return unmeasured(
                rule,
                Optional.of(estimate),
                rule.subject() + " could not be measured for " + estimate.failed() + " of " + tried + " cases",
                new Fact("measured", estimate.text()),
                new Fact("failed", share + ", allowed are " + Numbers.percent(maxFailed) + " (maxFailed)"),
                new Fact("next", "see in the cases why they failed, then run again: finished cases are kept"));
    }

    static RuleResult noCase(Rule rule, String why) {
        return unmeasured(
                rule,
                Optional.empty(),
                rule.subject() + " has no case",
                new Fact("missing", why),
                new Fact("next", "mend the slice in the rule, or add cases that belong to it"));
    }

    private static RuleResult unmeasured(Rule rule, Optional<Estimate> estimate, String headline, Fact... facts) {
        List<Fact> all = new ArrayList<>(List.of(facts));
        all.add(facts.length - 1, allowed(rule));
        return new RuleResult(rule, Outcome.NOT_MEASURED, Optional.empty(), estimate, headline, all);
    }

    static RuleResult decided(
            Rule rule,
            Requirement.Limit limit,
            Outcome outcome,
            Leaning leaning,
            Estimate estimate,
            Inconclusive inconclusive) {
        double mean = estimate.mean().orElseThrow();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("measured", estimate.text()));
        facts.add(allowed(rule));
        facts.add(new Fact("distance", signed(mean - limit.bound()) + " from the limit"));
        if (outcome == Outcome.INCONCLUSIVE) {
            facts.add(new Fact("doubt", doubt(estimate)));
            facts.add(new Fact("needed", needed(limit, estimate)));
            facts.add(new Fact("taken as", takenAs(inconclusive, leaning)));
        }
        return new RuleResult(
                rule,
                outcome,
                Optional.of(leaning),
                Optional.of(estimate),
                headline(rule, outcome, leaning, mean),
                facts);
    }

    private static String headline(Rule rule, Outcome outcome, Leaning leaning, double mean) {
        String value = Numbers.fixed(mean, 3);
        String demand = rule.requirement().words();
        return switch (outcome) {
            case PASS -> rule.subject() + " is " + demand + ": " + value;
            case FAIL -> rule.subject() + " is not " + demand + ": " + value;
            default ->
                rule.subject() + " is perhaps " + (leaning == Leaning.PASS ? "" : "not ") + demand + ": " + value;
        };
    }

    static Fact allowed(Rule rule) {
        if (rule.requirement() instanceof Requirement.Limit limit) {
            return allowed(Numbers.plain(limit.bound()), limit.side() == Requirement.Side.AT_LEAST, rule.origin());
        }
        return new Fact("asked", rule.requirement().words() + "   " + rule.origin());
    }

    /** What a difference, now minus before, may be. */
    static Fact allowed(Rule rule, boolean lowerIsBetter) {
        if (rule.requirement() instanceof Requirement.NoWorse noWorse) {
            String edge = signed(lowerIsBetter ? noWorse.margin() : -noWorse.margin(), Numbers.plain(noWorse.margin()));
            return allowed(edge, !lowerIsBetter, rule.origin());
        }
        return new Fact("allowed", (lowerIsBetter ? "below" : "above") + " 0   " + rule.origin());
    }

    private static Fact allowed(String edge, boolean least, String origin) {
        String side = least ? " or more" : " or less";
        return new Fact("allowed", edge + side + "   (exactly " + edge + " would pass)   " + origin);
    }

    private static String signed(double value, String size) {
        return value == 0 ? "0" : (value > 0 ? "+" : "-") + size;
    }

    private static String doubt(Estimate estimate) {
        return estimate.interval()
                .map(bounds -> "the limit lies within the interval; these cases tell a difference of "
                        + Numbers.fixed(half(bounds), 3) + " or more")
                .orElse("without an interval nothing can be decided");
    }

    /** The interval narrows with the root of the cases, so this many would part it from the limit, were the mean to stay. */
    private static String needed(Requirement.Limit limit, Estimate estimate) {
        double gap = Math.abs(estimate.mean().orElseThrow() - limit.bound());
        if (estimate.interval().isEmpty()) {
            return "two independent cases at the very least";
        }
        double cases =
                Math.ceil(estimate.n() * Math.pow(half(estimate.interval().get()) / gap, 2) - 1e-9);
        if (gap == 0 || cases > 1e6) {
            return "the mean is so close to the limit that no number of cases will tell";
        }
        long atLeast = Math.max(estimate.n() + 1L, (long) cases);
        return "about " + atLeast + " cases, were the mean to stay as it is";
    }

    static String takenAs(Inconclusive inconclusive, Leaning leaning) {
        String outcome = switch (inconclusive) {
            case BY_MEAN -> leaning == Leaning.PASS ? "passed with a warning" : "failed";
            case FAIL -> "could not be measured";
            case PASS -> "passed";
        };
        return outcome + " (inconclusive: " + inconclusive.word() + ")";
    }

    private static double half(Interval interval) {
        return (interval.high() - interval.low()) / 2;
    }

    private static String signed(double value) {
        String text = Numbers.fixed(value, 3);
        return value > 0 ? "+" + text : text;
    }
}
