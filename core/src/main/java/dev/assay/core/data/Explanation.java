package dev.assay.core.data;

import java.util.List;
import java.util.Optional;

/**
 * Which words of a claim a text holds and which it does not, as a judge that compares words sees it.
 *
 * @param evidence the fewest neighbouring sentences of the text, one to three, that hold as much of the claim as any
 * @param matched words of the claim that the evidence holds; offsets in the claim's text, ascending, apart
 * @param unmatched words of the claim that it does not hold, likewise; words that carry no meaning of their own are in
 *     neither unless they stand between others
 * @param evidenceMatched words of the evidence that the claim holds; offsets in the evidence's own text
 * @param clash what the evidence rules out, if anything
 */
public record Explanation(
        PassageVerdict.Quote evidence,
        List<Span> matched,
        List<Span> unmatched,
        List<Span> evidenceMatched,
        Optional<Clash> clash) {

    public Explanation {
        matched = List.copyOf(matched);
        unmatched = List.copyOf(unmatched);
        evidenceMatched = List.copyOf(evidenceMatched);
    }

    /**
     * Words of the claim and the words of the evidence that stand against them.
     *
     * @param kind what kind of words, such as {@code number} or {@code negation}
     * @param claim where they stand in the claim's text
     * @param evidence where the others stand in the evidence's own text
     */
    public record Clash(String kind, Span claim, Span evidence) {}
}
