package dev.assay.judge.rubric;

import java.util.Optional;

/** Another system's answers. */
public interface Rivals {

    /**
     * The other system's answer to a case; absent where it has none.
     *
     * @param id the case
     */
    Optional<String> answer(String id);

    /** Opens the answers that a path leads to. */
    interface Source {

        /**
         * The answers in a file.
         *
         * @param path as the metric names it
         * @throws IllegalArgumentException when it cannot be read, saying what can
         */
        Rivals open(String path);
    }
}
