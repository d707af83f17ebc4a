package dev.assay.core.gate;

import dev.assay.core.stats.Estimate;
import java.util.List;
import java.util.Optional;

/**
 * What became of a rule.
 *
 * @param rule the rule
 * @param outcome what became of it
 * @param leaning on which side the mean lies; absent when nothing was measured
 * @param estimate the metric's estimate at the rule's confidence; absent when the metric was not computed
 * @param change how it changed against the baseline; absent for a rule with a limit, and where nothing could be compared
 * @param headline one line that says what is so
 * @param facts the lines below it
 */
public record RuleResult(
        Rule rule,
        Outcome outcome,
        Optional<Leaning> leaning,
        Optional<Estimate> estimate,
        Optional<Change> change,
        String headline,
        List<Fact> facts) {

    /** What became of a rule. */
    public enum Outcome {
        /** The interval lies on the allowed side. */
        PASS,
        /** The interval lies on the other side. */
        FAIL,
        /** The limit lies within the interval. */
        INCONCLUSIVE,
        /** No value, too many failures, an empty slice, no baseline, or a metric nobody computed: never green. */
        NOT_MEASURED
    }

    /** On which side of the limit the mean lies. */
    public enum Leaning {
        /** The allowed side. */
        PASS,
        /** The other side. */
        FAIL
    }

    public RuleResult {
        facts = List.copyOf(facts);
    }

    /** What became of a rule that knows no baseline. */
    public RuleResult(
            Rule rule,
            Outcome outcome,
            Optional<Leaning> leaning,
            Optional<Estimate> estimate,
            String headline,
            List<Fact> facts) {
        this(rule, outcome, leaning, estimate, Optional.empty(), headline, facts);
    }
}
