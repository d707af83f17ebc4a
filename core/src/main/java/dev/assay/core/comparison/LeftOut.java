package dev.assay.core.comparison;

import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Optional;

/**
 * Paired cases that a metric's difference is not over, because it has no value in one of the runs or in both. Many of
 * them in one run only are a finding of their own: what is hard may have been left out on one side.
 *
 * @param undefinedInA valued in the second run, undefined in the first
 * @param failedInA valued in the second run, failed in the first
 * @param undefinedInB valued in the first run, undefined in the second
 * @param failedInB valued in the first run, failed in the second
 * @param neither without a value in both
 */
public record LeftOut(int undefinedInA, int failedInA, int undefinedInB, int failedInB, int neither) {

    static LeftOut of(String metric, List<CasePair> pairs) {
        int[] counts = new int[5];
        for (CasePair pair : pairs) {
            boolean valuedA = valued(pair.scoreA(metric));
            boolean valuedB = valued(pair.scoreB(metric));
            if (valuedA && valuedB) {
                continue;
            }
            if (valuedB) {
                counts[failed(pair.scoreA(metric)) ? 1 : 0]++;
            } else if (valuedA) {
                counts[failed(pair.scoreB(metric)) ? 3 : 2]++;
            } else {
                counts[4]++;
            }
        }
        return new LeftOut(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    private static boolean valued(Optional<Score> score) {
        return score.filter(Score.Value.class::isInstance).isPresent();
    }

    private static boolean failed(Optional<Score> score) {
        return score.filter(Score.Failed.class::isInstance).isPresent();
    }

    /** Cases with a value in one run only. */
    public int oneSided() {
        return undefinedInA + failedInA + undefinedInB + failedInB;
    }
}
