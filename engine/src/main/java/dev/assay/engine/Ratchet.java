package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.words.Numbers;
import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.BaselineFiles;
import dev.assay.engine.baseline.BaselineWriter;
import dev.assay.engine.baseline.Made;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Raises a baseline metric by metric: where the run is shown to be better, on no fewer cases. What is not shown stays as
 * it was, so that a run of good luck in one metric does not lower another; and so does what no certified judge measured
 * where the settings demand one.
 */
final class Ratchet {

    private final NamedBaseline named;
    private final RunEstimates estimates;
    private final CertifiedGate gate;

    Ratchet(NamedBaseline named, RunEstimates estimates, CertifiedGate gate) {
        this.named = named;
        this.estimates = estimates;
        this.gate = gate;
    }

    List<String> raise(Made now, Function<String, Direction> directions) {
        Baseline frozen = named.baseline().orElseThrow();
        BaselineFiles files = named.files().orElseThrow();
        TreeMap<String, String> raised = new TreeMap<>();
        for (String metric : frozen.metrics().keySet()) {
            shown(metric).ifPresent(line -> raised.put(metric, line));
        }
        if (raised.isEmpty()) {
            return List.of("the ratchet raised nothing: no metric is shown to be better than the baseline");
        }
        Set<String> metrics = raised.keySet();
        Baseline better = Frozen.of(now, List.copyOf(metrics), estimates.scope().cases(), directions);
        try {
            BaselineWriter.write(frozen.with(metrics, better), files);
        } catch (IOException e) {
            throw new UnwritableException(files.summary(), e);
        }
        List<String> lines = new ArrayList<>(raised.values());
        lines.add("wrote " + files.summary() + " and " + files.cases());
        return lines;
    }

    /** What is said of a metric that is better than the baseline; empty where that is not shown. */
    private Optional<String> shown(String metric) {
        RuleResult result = gate.judge(
                        List.of(new Rule(metric, new Requirement.Better(), "ratchet")), estimates, List.of())
                .results()
                .get(0);
        return result.change()
                .filter(change -> result.outcome() == RuleResult.Outcome.PASS && change.gone() == 0)
                .map(change -> "raised " + metric + ": " + Numbers.fixed(change.before(), 3) + " -> "
                        + Numbers.fixed(change.now(), 3) + ", "
                        + change.difference().text());
    }
}
