package dev.assay.core.comparison;

import dev.assay.core.metric.Score;
import dev.assay.core.slice.CaseSlice;
import java.util.Optional;

/**
 * The same case in both runs. Where the runs disagree about its cluster or its slices, the first one counts.
 *
 * @param a the case in the first run
 * @param b the case in the second run
 */
public record CasePair(ComparedCase a, ComparedCase b) {

    /** The id of both. */
    public String id() {
        return a.id();
    }

    boolean in(CaseSlice slice) {
        return a.slices().contains(slice);
    }

    Optional<Score> scoreA(String metric) {
        return Optional.ofNullable(a.scores().get(metric));
    }

    Optional<Score> scoreB(String metric) {
        return Optional.ofNullable(b.scores().get(metric));
    }
}
