package dev.assay.dataset.document;

import dev.assay.core.data.Span;

/**
 * A heading of a document. What follows it, up to the next heading of its level or a higher one, belongs to it.
 *
 * @param level 1 for the highest
 * @param place where its line stands in the document's text
 * @param text its words, without marks such as {@code ##}
 */
public record Heading(int level, Span place, String text) {

    public Heading {
        if (level < 1) {
            throw new IllegalArgumentException("the level of a heading is 1 or more; found " + level);
        }
    }
}
