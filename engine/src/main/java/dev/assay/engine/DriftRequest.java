package dev.assay.engine;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A canary set whose verdicts are to be frozen, or compared with the frozen ones.
 *
 * @param settings which judge, and how it is asked
 * @param canary claims or cases, one JSON object a line; labels may be missing
 * @param frozen the file of frozen verdicts; absent = beside the canary, with {@code .frozen.json} at the end
 * @param metric for cases: the metric
 * @param cut for cases: from which score on the judge says yes
 * @param tolerated share of changed verdicts that is taken for noise, 0 to 1
 */
public record DriftRequest(
        RunRequest settings, Path canary, Optional<Path> frozen, String metric, double cut, double tolerated) {

    public DriftRequest {
        if (!(tolerated >= 0 && tolerated <= 1)) {
            throw new UsageException(
                    "--tolerate is the share of changed verdicts taken for noise, 0 to 1; found " + tolerated);
        }
    }

    /** Where the frozen verdicts are, or will be. */
    Path file() {
        return frozen.orElse(Path.of(canary + ".frozen.json"));
    }
}
