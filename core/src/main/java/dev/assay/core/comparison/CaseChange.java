package dev.assay.core.comparison;

import java.util.Optional;

/**
 * What became of a metric on one case.
 *
 * @param id the case
 * @param a its value in the first run
 * @param b its value in the second run
 * @param causeA the word of the cause why it fell short in the first run
 * @param causeB the same in the second run
 */
public record CaseChange(String id, double a, double b, Optional<String> causeA, Optional<String> causeB) {

    /** Second minus first. */
    public double difference() {
        return b - a;
    }
}
