package dev.assay.core.gate;

import java.util.List;

/**
 * What became of all rules, and what a build should make of it.
 *
 * @param results one for each rule, in the order written
 * @param exit 0 passed, 1 worse than the rules allow, 3 could not be measured or no rule was there
 */
public record GateReport(List<RuleResult> results, int exit) {

    public GateReport {
        results = List.copyOf(results);
    }

    /** Whether the build may go on. */
    public boolean passed() {
        return exit == 0;
    }
}
