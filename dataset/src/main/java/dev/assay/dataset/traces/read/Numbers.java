package dev.assay.dataset.traces.read;

import java.util.Optional;

/** Reads numbers that may be none. */
final class Numbers {

    private Numbers() {}

    /** The finite number that a text is; absent where it is none. */
    static Optional<Double> parse(String text) {
        try {
            return Optional.of(Double.parseDouble(text.strip())).filter(Double::isFinite);
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }
}
