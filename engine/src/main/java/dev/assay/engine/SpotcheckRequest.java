package dev.assay.engine;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A sample of a stored run for people to label, or one that they have labelled.
 *
 * @param settings where runs are kept
 * @param run the run's id or folder
 * @param metric the metric they are to judge by
 * @param size cases wanted, 1 or more
 * @param out where the sheet goes
 * @param read the sheet to be read back; absent = one is to be drawn
 */
public record SpotcheckRequest(
        RunRequest settings, String run, String metric, int size, Path out, Optional<Path> read) {

    public SpotcheckRequest {
        if (size < 1) {
            throw new UsageException("--n is how many cases people are to look at, 1 or more; found " + size);
        }
    }
}
