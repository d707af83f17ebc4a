package dev.assay.core.metric;

import java.util.Set;

/**
 * A number that is computed for each case. A metric is a record: its parameters are its components, two metrics with
 * equal parameters are equal, and what {@link #name()} prints parses back to an equal metric.
 */
public interface Metric {

    /** Its name with parameters and depth, such as {@code recall@5} or {@code ndcg(gain=exp)@10}. */
    MetricName name();

    /** What it must be given. */
    Set<Need> needs();

    /** The family it belongs to: definition, aliases, how it is made from a name. */
    MetricFamily family();
}
