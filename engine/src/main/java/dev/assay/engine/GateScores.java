package dev.assay.engine;

import dev.assay.core.gate.Rule;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.slice.CaseSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Gathers what a gate counts: the cases that people approved, as soon as any case has a review, else all. */
final class GateScores {

    private final boolean sliced;
    private final boolean kept;
    private final Scope approved;
    private final Scope all;
    private int reviewed;
    private int counted;
    private int tuned;
    private int cases;

    /**
     * Gathers for these rules.
     *
     * @param metrics the metrics of the run
     * @param kept whether each case is kept for itself, to be held against a baseline
     */
    GateScores(List<String> metrics, List<Rule> rules, boolean kept) {
        Set<CaseSlice> slices =
                rules.stream().map(Rule::slice).flatMap(Optional::stream).collect(Collectors.toSet());
        this.sliced = !slices.isEmpty();
        this.kept = kept;
        this.approved = new Scope(metrics, slices);
        this.all = new Scope(metrics, slices);
    }

    void add(GatedCase one) {
        cases++;
        reviewed += one.reviewed() ? 1 : 0;
        tuned += one.tune() ? 1 : 0;
        if (one.approved()) {
            counted++;
            approved.score(one.scored());
            keep(approved, one);
        }
        keep(all, one);
    }

    private void keep(Scope scope, GatedCase one) {
        if (kept) {
            scope.keep(one.scored());
        }
        if (sliced) {
            scope.slice(one, kept);
        }
    }

    /**
     * What a gate counts.
     *
     * @param whole the scores of all cases
     */
    Scope counted(ScoreTable whole) {
        return reviewed > 0 ? approved : all.over(whole);
    }

    /** What a reader of the gate should know. */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (reviewed > 0) {
            warnings.add("the gate counts the " + counted + " approved cases of " + cases);
        }
        if (tuned > 0) {
            warnings.add("the gate counts " + tuned + " cases of the split `tune`, which the system was tuned on");
        }
        return warnings;
    }
}
