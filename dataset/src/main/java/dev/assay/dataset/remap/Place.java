package dev.assay.dataset.remap;

import dev.assay.core.data.Span;

/**
 * Where a text was found.
 *
 * @param document the new document
 * @param span the range of its text
 * @param way how alike the texts are
 * @param score their similarity, 0 to 1
 */
record Place(Layout document, Span span, Way way, double score) {

    String text() {
        return document.at(span);
    }

    /** As messages name it. */
    String words() {
        return document.id() + " " + span.start() + "-" + span.end();
    }
}
