package dev.assay.engine;

import dev.assay.core.gate.GateReport;
import dev.assay.core.run.Run;
import dev.assay.engine.report.ReportInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What became of a run.
 *
 * @param run what it found
 * @param gate what became of the rules; absent when there are none
 * @param shown what reports show
 * @param folder the run's folder
 * @param unmeasured one line for each way in which the judges failed, in the language of the report
 * @param raised what the ratchet did, a line each; empty where it was not asked for
 * @param exit 0 done and passed, 1 worse than the rules allow, 3 nothing or not enough could be measured
 */
public record RunOutcome(
        Run run,
        Optional<GateReport> gate,
        ReportInput shown,
        Path folder,
        List<String> unmeasured,
        List<String> raised,
        int exit) {}
