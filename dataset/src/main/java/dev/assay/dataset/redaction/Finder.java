package dev.assay.dataset.redaction;

import java.util.function.Consumer;

/** Finds one kind of thing in a text whose full-width letters, digits and signs are narrow already. */
interface Finder {

    /** Tells each place. */
    void find(String text, Consumer<Match> found);

    /** Whether a text with these traits may hold any. */
    default boolean possible(Traits traits) {
        return true;
    }

    /** The same value written otherwise gives the same: white space, hyphens and brackets dropped, lower case. */
    default String normal(String value) {
        StringBuilder kept = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isLetterOrDigit(c) || c == '@' || c == '.' || c == '_' || c == ':') {
                kept.append(Character.toLowerCase(c));
            }
        }
        return kept.toString();
    }
}
