package dev.assay.engine;

import dev.assay.engine.report.ComparisonInput;
import java.nio.file.Path;

/**
 * What became of a comparison.
 *
 * @param folderA the first run's folder
 * @param folderB the second run's folder
 * @param found what was found
 */
public record ComparisonOutcome(Path folderA, Path folderB, ComparisonInput found) {

    /** 0 when something was compared, 3 when the runs are not comparable or have nothing in common. */
    public int exit() {
        return found.comparison().filter(comparison -> comparison.any()).isPresent() ? 0 : 3;
    }
}
