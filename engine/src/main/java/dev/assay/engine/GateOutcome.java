package dev.assay.engine;

import dev.assay.core.gate.GateReport;
import java.nio.file.Path;
import java.util.List;

/**
 * What became of a gate.
 *
 * @param run the run's folder
 * @param report what became of each rule
 * @param warnings what a reader should know of the cases that were counted
 * @param raised what the ratchet did, a line each; empty where it was not asked for
 */
public record GateOutcome(Path run, GateReport report, List<String> warnings, List<String> raised) {}
