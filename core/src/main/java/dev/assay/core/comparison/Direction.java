package dev.assay.core.comparison;

import dev.assay.core.metric.Definition;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which way a metric should go. */
public enum Direction {
    /** A higher value is the better one. */
    HIGHER,
    /** A lower value is the better one. */
    LOWER,
    /** Nobody says which is better. */
    UNKNOWN;

    /** What the metric's card says under {@code better}. */
    public static Direction of(Definition definition) {
        if (definition.lowerIsBetter()) {
            return LOWER;
        }
        return definition.higherIsBetter() ? HIGHER : UNKNOWN;
    }

    /** The direction that a word names. */
    public static Optional<Direction> of(String word) {
        return Stream.of(values())
                .filter(direction -> direction.word().equals(word))
                .findFirst();
    }

    /** The word for it: {@code higher}, {@code lower}, {@code unknown}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A difference of the metric as a gain: above 0 where it went the right way; up for a metric without direction. */
    double gain(double difference) {
        return this == LOWER ? 0 - difference : difference;
    }
}
