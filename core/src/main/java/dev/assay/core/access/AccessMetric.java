package dev.assay.core.access;

import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;

/** A metric on who may see what came back; it asks no judge. */
public interface AccessMetric extends Metric {

    /** The score of one case. */
    Score score(Access access);
}
