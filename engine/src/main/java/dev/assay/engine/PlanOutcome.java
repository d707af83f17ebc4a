package dev.assay.engine;

import dev.assay.judge.port.PlannedUse;
import java.util.List;
import java.util.Optional;

/**
 * What a run would take.
 *
 * @param path what would be run, as the user wrote it
 * @param cases number of cases
 * @param metrics the metrics by name
 * @param judge who would judge; absent when no metric needs a judge
 * @param service whether the judge asks a service, so that there is something to pay or to wait for
 * @param use calls, tokens and cost
 * @param questions what the system is asked; absent where its outputs are given. With questions to ask, what a service
 *     would judge is not known, and {@code use} is nothing
 * @param rules what each rule can tell at so many cases
 */
public record PlanOutcome(
        String path,
        int cases,
        List<String> metrics,
        Optional<String> judge,
        boolean service,
        PlannedUse use,
        Optional<Questions> questions,
        List<RuleDemand> rules) {

    /**
     * What the system under test is asked, without attempts that fail.
     *
     * @param target the kind of target
     * @param repeats how many times each case is asked, 1 or more
     * @param count how many questions that are
     */
    public record Questions(String target, int repeats, long count) {}

    public PlanOutcome {
        metrics = List.copyOf(metrics);
        rules = List.copyOf(rules);
    }

    /** Whether the judge's calls, tokens and cost are known: they depend on answers that a system must give first. */
    public boolean known() {
        return questions.isEmpty() || !service;
    }
}
