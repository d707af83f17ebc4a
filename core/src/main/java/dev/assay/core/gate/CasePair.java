package dev.assay.core.gate;

/**
 * A case with its score in the baseline and now.
 *
 * @param id the case
 * @param cluster number of its cluster, 0 or more
 * @param before score in the baseline, finite
 * @param now score now, finite
 */
public record CasePair(String id, int cluster, double before, double now) {

    double difference() {
        return now - before;
    }
}
