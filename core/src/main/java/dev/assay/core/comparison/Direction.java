package dev.assay.core.comparison;

import dev.assay.core.metric.Definition;

/** Which way a metric should go. */
public enum Direction {
    /** A higher value is the better one. */
    HIGHER,
    /** A lower value is the better one. */
    LOWER,
    /** Nobody says which is better. */
    NEUTRAL;

    /** What the metric's card says under {@code better}. */
    public static Direction of(Definition definition) {
        String better = definition.fact("better");
        if (better.startsWith("higher")) {
            return HIGHER;
        }
        return better.startsWith("lower") ? LOWER : NEUTRAL;
    }

    /** A difference of the metric as a gain: above 0 where it went the right way; up for a metric without direction. */
    double gain(double difference) {
        return this == LOWER ? 0 - difference : difference;
    }
}
