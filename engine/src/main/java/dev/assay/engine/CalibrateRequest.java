package dev.assay.engine;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A judge that is to be held against people's labels.
 *
 * @param settings which judge, and how it is asked
 * @param labels the file of labels
 * @param out where the certificate goes; absent = nowhere
 * @param metric for labels of cases: the metric they are about
 * @param cut for labels of cases: from which score on people and judge say yes
 * @param cost how many times as much as a yes too few a yes too many costs, above 0
 */
public record CalibrateRequest(
        RunRequest settings, Path labels, Optional<Path> out, String metric, double cut, double cost) {

    public CalibrateRequest {
        if (!(cost > 0) || Double.isInfinite(cost)) {
            throw new UsageException(
                    "--cost is how many times as much as a good one held back a bad one let pass costs, a"
                            + " number above 0 such as 5; found " + cost);
        }
        if (!Double.isFinite(cut)) {
            throw new UsageException(
                    "--cut is the score from which on a case counts as good, such as 0.5; found " + cut);
        }
    }
}
