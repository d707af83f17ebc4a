package dev.assay.dataset.traces;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which turns become cases.
 *
 * @param way by what they are chosen
 * @param limit how many at most, 1 or more; absent = all
 * @param seed of the random draws
 */
public record Sampling(Way way, Optional<Integer> limit, long seed) {

    /** By what turns are chosen. */
    public enum Way {
        /** What went wrong first: errors, refusals, empty retrieval, low feedback, then the rest at random. */
        FAILURE,
        /** One of each group of near-equal questions, the largest groups first. */
        FREQUENCY,
        /** At random. */
        RANDOM;

        /** How it is written. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The way with this word. */
        public static Optional<Way> of(String word) {
            return Stream.of(values()).filter(way -> way.word().equals(word)).findFirst();
        }
    }
}
