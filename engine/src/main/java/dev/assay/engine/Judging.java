package dev.assay.engine;

import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.Rule;
import dev.assay.engine.baseline.Made;
import dev.assay.engine.config.AssayConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges a run by what was written and by what was frozen. */
final class Judging {

    private final AssayConfig config;
    private final GateRules rules;
    private final Made now;
    private final Directions directions;
    private final Yardstick yardstick;
    private final RunEstimates estimates;
    private final CertifiedGate gate;

    /**
     * Judges a run.
     *
     * @param rules the rules and the baseline
     * @param now how the run was made
     * @param scope the cases that count
     * @param gate what decides
     */
    Judging(AssayConfig config, GateRules rules, Made now, Directions directions, Scope scope, CertifiedGate gate) {
        this.config = config;
        this.rules = rules;
        this.now = now;
        this.directions = directions;
        this.gate = gate;
        this.yardstick = Yardstick.of(
                rules.baseline(), new Comparability(now, config.baseline().accepted()), directions);
        this.estimates = new RunEstimates(scope, yardstick, now.seed());
    }

    GateReport report() {
        List<Rule> all = new ArrayList<>(rules.written());
        if (yardstick.usable().isPresent()) {
            all.addAll(rules.held());
        }
        List<Notice> notices =
                new ArrayList<>(yardstick.alarms(estimates.scope(), all, config.confidence(), now.seed()));
        yardstick.notice().ifPresent(notices::add);
        return gate.judge(all, estimates, notices);
    }

    /** Raises the baseline where the settings ask for it; a line for each thing done, or why nothing was. */
    List<String> ratchet(GateReport report) {
        if (!config.baseline().ratchet()) {
            return List.of();
        }
        Optional<NamedBaseline> named = rules.baseline();
        if (named.isEmpty() || yardstick.usable().isEmpty()) {
            return List.of("the ratchet raised nothing: there is no baseline that this run can be held against");
        }
        if (!report.passed()) {
            return List.of("the ratchet raised nothing: the gate did not pass");
        }
        if (!named.get().baseline().orElseThrow().made().differences(now).isEmpty()) {
            return List.of("the ratchet raised nothing: the run differs from the baseline in what was accepted; freeze"
                    + " again to go on from here");
        }
        return new Ratchet(named.get(), estimates, gate).raise(now, directions::of);
    }
}
