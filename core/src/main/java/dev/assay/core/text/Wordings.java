package dev.assay.core.text;

import java.util.List;
import java.util.Optional;

/**
 * Wordings of which one is looked for.
 *
 * @param all in any order
 */
record Wordings(List<Wording> all) {

    /** One wording a line; lines that begin with {@code #} are remarks. */
    static Wordings of(Lexicon lexicon, String lines) {
        return new Wordings(lines.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> new Wording(lexicon, line))
                .toList());
    }

    /** Whether one of them is found in a text. */
    boolean areIn(Classified text) {
        return found(text).isPresent();
    }

    /** The first of them that is found in a text. */
    Optional<Wording> found(Classified text) {
        for (Wording wording : all) {
            if (wording.isIn(text)) {
                return Optional.of(wording);
            }
        }
        return Optional.empty();
    }
}
