package dev.assay.engine.baseline;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which way a metric is better. */
public enum Better {
    /** A higher value is the better one. */
    HIGHER,
    /** A lower value is the better one. */
    LOWER,
    /** Nobody said. */
    UNKNOWN;

    /** The word in the file. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Better> of(String word) {
        return Stream.of(values()).filter(better -> better.word().equals(word)).findFirst();
    }
}
