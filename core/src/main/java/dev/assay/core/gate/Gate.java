package dev.assay.core.gate;

import dev.assay.core.gate.Policy.Inconclusive;
import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.List;
import java.util.Optional;

/**
 * Judges a finished run by rules. A rule passes when the whole interval lies on the allowed side, fails when the whole
 * interval lies on the other, and is inconclusive between. What was not measured is never green.
 *
 * @param policy what it makes of doubt and of failures
 */
public record Gate(Policy policy) {

    /**
     * Judges all rules.
     *
     * <p>Exit 1 when a rule fails, or is inconclusive and its mean lies on the wrong side under {@code by-mean}: a
     * result that is known to be bad is told first. Else 3 when a rule was not measured, is inconclusive under
     * {@code fail}, or there is no rule. Else 0.
     */
    public GateReport judge(List<Rule> rules, Estimates estimates) {
        return judge(rules, estimates, List.of());
    }

    /**
     * Judges all rules, with something to say beside them; a blocking notice counts as a rule that was not measured.
     *
     * @param notices alarms, and what keeps a baseline from being used
     */
    public GateReport judge(List<Rule> rules, Estimates estimates, List<Notice> notices) {
        List<RuleResult> results =
                rules.stream().map(rule -> judge(rule, estimates)).toList();
        if (results.stream().anyMatch(this::worse)) {
            return new GateReport(results, notices, 1);
        }
        boolean unknown = results.isEmpty()
                || results.stream().anyMatch(this::unknown)
                || notices.stream().anyMatch(Notice::blocking);
        return new GateReport(results, notices, unknown ? 3 : 0);
    }

    private boolean worse(RuleResult result) {
        return result.outcome() == Outcome.FAIL
                || (result.outcome() == Outcome.INCONCLUSIVE
                        && policy.inconclusive() == Inconclusive.BY_MEAN
                        && result.leaning().equals(Optional.of(Leaning.FAIL)));
    }

    private boolean unknown(RuleResult result) {
        return result.outcome() == Outcome.NOT_MEASURED
                || (result.outcome() == Outcome.INCONCLUSIVE && policy.inconclusive() == Inconclusive.FAIL);
    }

    private RuleResult judge(Rule rule, Estimates all) {
        Optional<String> missing = rule.slice().flatMap(all::missing);
        if (missing.isPresent()) {
            return RuleFacts.noCase(rule, missing.get());
        }
        Estimates estimates = rule.slice().map(all::on).orElse(all);
        Optional<Estimate> found = estimates.of(rule.metric(), rule.confidence());
        if (found.isEmpty()) {
            return RuleFacts.notComputed(rule, estimates.names());
        }
        Estimate estimate = found.get();
        if (estimate.mean().isEmpty()) {
            return RuleFacts.noValue(rule, estimate);
        }
        if (estimate.failed() > policy.maxFailed() * (estimate.n() + estimate.failed())) {
            return RuleFacts.tooManyFailed(rule, estimate, policy.maxFailed());
        }
        return rule.requirement() instanceof Requirement.Limit limit
                ? judge(rule, limit, estimate)
                : judge(rule, estimate, estimates.against(rule.metric(), rule.confidence()));
    }

    private RuleResult judge(Rule rule, Estimate estimate, Against against) {
        if (against instanceof Against.Impossible impossible) {
            return ChangeFacts.impossible(rule, Optional.of(estimate), impossible);
        }
        Change change = (Change) against;
        Held held = new Held(change, rule.confidence());
        return ChangeFacts.decided(
                rule,
                held.outcome(rule.requirement()),
                held.leaning(rule.requirement()),
                estimate,
                change,
                policy.inconclusive());
    }

    private RuleResult judge(Rule rule, Requirement.Limit limit, Estimate estimate) {
        Leaning leaning = limit.allows(estimate.mean().getAsDouble()) ? Leaning.PASS : Leaning.FAIL;
        return RuleFacts.decided(rule, limit, outcome(limit, estimate), leaning, estimate, policy.inconclusive());
    }

    private static Outcome outcome(Requirement.Limit limit, Estimate estimate) {
        if (estimate.interval().isEmpty()) {
            return Outcome.INCONCLUSIVE;
        }
        Interval interval = estimate.interval().get();
        if (interval.low() == interval.high()) {
            return Outcome.INCONCLUSIVE; // equal values have no spread: they show nothing of the next case
        }
        boolean low = limit.allows(interval.low());
        boolean high = limit.allows(interval.high());
        if (low == high) {
            return low ? Outcome.PASS : Outcome.FAIL;
        }
        return Outcome.INCONCLUSIVE;
    }
}
