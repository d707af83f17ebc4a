package dev.assay.engine;

import dev.assay.core.gate.GateReport;
import java.nio.file.Path;

/**
 * What became of a gate.
 *
 * @param run the run's folder
 * @param report what became of each rule
 */
public record GateOutcome(Path run, GateReport report) {}
