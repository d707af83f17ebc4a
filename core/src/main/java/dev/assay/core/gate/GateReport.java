package dev.assay.core.gate;

import java.util.List;

/**
 * What became of all rules, and what a build should make of it.
 *
 * @param results one for each rule, in the order written
 * @param notices what is said beside them: alarms, and a baseline that cannot be used
 * @param exit 0 passed, 1 worse than the rules allow, 3 could not be measured or no rule was there
 */
public record GateReport(List<RuleResult> results, List<Notice> notices, int exit) {

    public GateReport {
        results = List.copyOf(results);
        notices = List.copyOf(notices);
    }

    /** A report with nothing to say beside the rules. */
    public GateReport(List<RuleResult> results, int exit) {
        this(results, List.of(), exit);
    }

    /** Whether the build may go on. */
    public boolean passed() {
        return exit == 0;
    }
}
