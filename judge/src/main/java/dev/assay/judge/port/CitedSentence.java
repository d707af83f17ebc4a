package dev.assay.judge.port;

import java.util.List;

/**
 * A sentence of an answer with the passages it cites.
 *
 * @param text its words, without the marks of its citations
 * @param passages numbers of the passages it cites that hold text, from 1, ascending; empty when it cites none
 */
public record CitedSentence(String text, List<Integer> passages) {

    public CitedSentence {
        passages = List.copyOf(passages);
    }
}
