package dev.assay.judge.generation;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;
import java.util.Optional;
import java.util.Set;

/** A metric that rests on what a judge says of a case. */
public interface JudgedMetric extends Metric {

    /** The score of one case; asks for what it needs, and what another metric has asked for is there already. */
    Score score(Evidence evidence);

    /** The parts of the claim graph that it needs, so that all metrics' parts are asked for together. */
    default Set<Link> links() {
        return Set.of();
    }

    /**
     * What decides its values besides its name and the judge, for the run's provenance: the SHA-256 of the files it
     * reads, hexadecimal; absent when it reads none.
     */
    default Optional<String> filesHash() {
        return Optional.empty();
    }
}
