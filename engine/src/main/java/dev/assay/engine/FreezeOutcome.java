package dev.assay.engine;

import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.BaselineFiles;
import java.util.List;
import java.util.Optional;

/**
 * What was frozen.
 *
 * @param baseline what later runs are held against
 * @param files where it was written; absent when nothing was measured, and nothing was written
 * @param replaced whether a baseline stood there
 * @param warnings what a reader should know
 * @param exit 0 written, 3 nothing was measured
 */
public record FreezeOutcome(
        Baseline baseline, Optional<BaselineFiles> files, boolean replaced, List<String> warnings, int exit) {}
