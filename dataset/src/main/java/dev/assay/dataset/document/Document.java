package dev.assay.dataset.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A document as it is kept: one text, in which everything else has its place. All places are UTF-16 code units, as Java
 * counts.
 *
 * @param id unique among the documents read together; of a file, its path below the folder that was given, with slashes
 * @param title its title
 * @param text its words, not blank
 * @param headings its headings in the order of the text
 * @param pages where each page begins, the first one first; empty where it has no pages
 * @param metadata strings, numbers and booleans
 * @param acl who may see it; empty = everybody
 */
public record Document(
        String id,
        Optional<String> title,
        String text,
        List<Heading> headings,
        List<Integer> pages,
        Map<String, Object> metadata,
        List<String> acl) {

    public Document {
        headings = List.copyOf(headings);
        pages = List.copyOf(pages);
        metadata = Map.copyOf(metadata);
        acl = List.copyOf(acl);
    }

    /** A document that is nothing but text. */
    public static Document of(String id, String text) {
        return new Document(id, Optional.empty(), text, List.of(), List.of(), Map.of(), List.of());
    }

    /** The headings a place stands under, the highest first; of a place in a heading's line, that heading too. */
    public List<Heading> over(int place) {
        List<Heading> path = new ArrayList<>();
        for (Heading heading : headings) {
            if (heading.place().start() > place) {
                break;
            }
            path.removeIf(earlier -> earlier.level() >= heading.level());
            path.add(heading);
        }
        return path;
    }

    /** The page a place stands on, from 1; 0 where the document has no pages. */
    public int page(int place) {
        int page = 0;
        while (page < pages.size() && pages.get(page) <= place) {
            page++;
        }
        return page;
    }
}
