package dev.assay.core.comparison;

import dev.assay.core.metric.Score;
import dev.assay.core.slice.CaseSlice;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a comparison knows of a case of one run.
 *
 * @param id the case's id, unique within the run
 * @param cluster key shared by dependent cases
 * @param scores by metric name
 * @param slices the slices it is in; may be left empty where nobody asks for slices
 * @param cause the word of the cause why it fell short; absent when it did not
 */
public record ComparedCase(
        String id, String cluster, Map<String, Score> scores, Set<CaseSlice> slices, Optional<String> cause) {

    public ComparedCase {
        scores = Map.copyOf(scores);
        slices = Set.copyOf(slices);
    }
}
