package dev.assay.core.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One item of a ranked list.
 *
 * @param id the retriever's id of it
 * @param document the document it is cut from
 * @param span where in the document it stands
 * @param text its words
 * @param score the retriever's score; only the order of the list counts
 * @param metadata strings, numbers and booleans the retriever gave
 * @param acl who may see it; empty = everybody, or nobody said
 */
public record Retrieved(
        String id,
        Optional<String> document,
        Optional<Span> span,
        Optional<String> text,
        OptionalDouble score,
        Map<String, Object> metadata,
        List<String> acl) {

    public Retrieved {
        metadata = Map.copyOf(metadata);
        acl = List.copyOf(acl);
    }

    /** An item of which nobody said who may see it. */
    public Retrieved(
            String id,
            Optional<String> document,
            Optional<Span> span,
            Optional<String> text,
            OptionalDouble score,
            Map<String, Object> metadata) {
        this(id, document, span, text, score, metadata, List.of());
    }

    /** An item of which only the id is known. */
    public static Retrieved of(String id) {
        return new Retrieved(
                id, Optional.empty(), Optional.empty(), Optional.empty(), OptionalDouble.empty(), Map.of());
    }

    /** An item with its words. */
    public static Retrieved of(String id, String text) {
        return new Retrieved(
                id, Optional.empty(), Optional.empty(), Optional.of(text), OptionalDouble.empty(), Map.of());
    }

    /** The document it is cut from, or its own id where no document is named. */
    public String documentOrId() {
        return document.orElse(id);
    }
}
