package dev.assay.engine;

import dev.assay.core.metric.Score;
import java.util.Map;
import java.util.Optional;

/**
 * The scores of a case.
 *
 * @param id the case
 * @param cluster key shared by dependent cases
 * @param scores by metric
 */
record ScoredCase(String id, String cluster, Map<String, Score> scores) {

    /** The value of a metric, where it has one. */
    Optional<Double> value(String metric) {
        return Optional.ofNullable(scores.get(metric))
                .flatMap(score -> score.fold(Optional::of, undefined -> Optional.empty(), failed -> Optional.empty()));
    }
}
