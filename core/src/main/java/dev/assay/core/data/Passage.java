package dev.assay.core.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A piece of the corpus.
 *
 * @param id its id
 * @param document the document it is cut from; its own id where the file names none
 * @param span where in the document it stands
 * @param title its title
 * @param text its words
 * @param metadata strings, numbers and booleans
 * @param acl who may see it; empty = everybody
 */
public record Passage(
        String id,
        String document,
        Optional<Span> span,
        Optional<String> title,
        String text,
        Map<String, Object> metadata,
        List<String> acl) {

    public Passage {
        metadata = Map.copyOf(metadata);
        acl = List.copyOf(acl);
    }
}
