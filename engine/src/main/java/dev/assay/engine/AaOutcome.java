package dev.assay.engine;

import dev.assay.engine.report.SplitInput;
import java.util.List;

/**
 * What became of running the same twice.
 *
 * @param first the first run, kept as any other
 * @param second the second run, kept in a store of its own within the first one's
 * @param comparison the second held against the first
 * @param split where the variance of the means comes from
 * @param notes what was run twice, and what was not
 */
public record AaOutcome(
        RunOutcome first, RunOutcome second, ComparisonOutcome comparison, SplitInput split, List<String> notes) {

    public AaOutcome {
        notes = List.copyOf(notes);
    }

    /** 0 when something was measured twice, else 3; rules are not asked here. */
    public int exit() {
        return comparison.exit();
    }
}
