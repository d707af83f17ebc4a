package dev.assay.engine;

import dev.assay.core.gate.Rule;
import java.util.List;
import java.util.Optional;

/**
 * What a run is gated on.
 *
 * @param written the rules of the settings, their metrics under the printed names
 * @param held rules that hold each other frozen metric; none without a baseline
 * @param baseline the baseline that the settings name
 */
record GateRules(List<Rule> written, List<Rule> held, Optional<NamedBaseline> baseline) {

    GateRules {
        written = List.copyOf(written);
        held = List.copyOf(held);
    }

    /** Whether there is anything to gate on. */
    boolean any() {
        return !written.isEmpty() || baseline.isPresent();
    }

    /** Gathers the cases that these rules need. */
    GateScores scores(List<String> metrics) {
        return new GateScores(metrics, written, baseline.isPresent());
    }
}
