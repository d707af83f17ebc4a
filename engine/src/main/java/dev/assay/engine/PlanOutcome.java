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
 * @param rules what each rule can tell at so many cases
 */
public record PlanOutcome(
        String path,
        int cases,
        List<String> metrics,
        Optional<String> judge,
        boolean service,
        PlannedUse use,
        List<RuleDemand> rules) {

    public PlanOutcome {
        metrics = List.copyOf(metrics);
        rules = List.copyOf(rules);
    }
}
