package dev.assay.judge.generation;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;
import java.util.Set;

/** A metric that rests on what a judge says of a case. */
public interface JudgedMetric extends Metric {

    /** The score of one case; asks for what it needs, and what another metric has asked for is there already. */
    Score score(Evidence evidence);

    /** The parts of the claim graph that it needs, so that all metrics' parts are asked for together. */
    default Set<Link> links() {
        return Set.of();
    }
}
