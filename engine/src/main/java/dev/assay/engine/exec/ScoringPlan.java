package dev.assay.engine.exec;

import dev.assay.core.data.Corpus;
import dev.assay.core.metric.Metric;
import dev.assay.core.retrieval.Matching;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.Similarity;
import java.util.List;
import java.util.Optional;

/**
 * What is asked of every case of a run.
 *
 * @param metrics the metrics, in the order asked for
 * @param matching how labels meet what was retrieved
 * @param byDocument whether labels and rankings are mapped to documents first
 * @param k depth that counts when a cause is looked for, 1 or more
 * @param corpus what could have been retrieved
 * @param judge who judges; absent when no metric needs it
 * @param similarity compares texts by their meaning; absent when no metric needs it or none is at hand
 */
public record ScoringPlan(
        List<Metric> metrics,
        Matching matching,
        boolean byDocument,
        int k,
        Optional<Corpus> corpus,
        Optional<Judge> judge,
        Optional<Similarity> similarity) {

    public ScoringPlan {
        metrics = List.copyOf(metrics);
    }
}
