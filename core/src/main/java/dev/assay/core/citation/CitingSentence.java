package dev.assay.core.citation;

import java.util.List;

/**
 * A sentence of an answer and what it cites; the same source counts once.
 *
 * @param text its words without the marks
 * @param passages numbers of the passages it cites, from 1 in rank order, ascending
 * @param unknown names that belong to no passage, in alphabetical order
 */
public record CitingSentence(String text, List<Integer> passages, List<String> unknown) {

    public CitingSentence {
        passages = List.copyOf(passages);
        unknown = List.copyOf(unknown);
    }

    /** How many sources it cites. */
    public int citations() {
        return passages.size() + unknown.size();
    }
}
