package dev.assay.core.data;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What one passage says of one claim, and why.
 *
 * @param claim the claim's number
 * @param passage the passage's number within the context, from 1 in rank order
 * @param verdict what it says
 * @param probability the judge's probability that the claim is supported by this passage, 0 to 1; absent for a judge that
 *     names kinds only
 * @param quote the words that decide it, verbatim from the passage
 * @param reason why, in a few words; blank when the quote says it
 * @param explanation which words meet and which do not; absent for a judge that does not compare words
 */
public record PassageVerdict(
        int claim,
        int passage,
        Verdict verdict,
        OptionalDouble probability,
        Optional<Quote> quote,
        String reason,
        Optional<Explanation> explanation) {

    /** A verdict without an explanation. */
    public PassageVerdict(
            int claim, int passage, Verdict verdict, OptionalDouble probability, Optional<Quote> quote, String reason) {
        this(claim, passage, verdict, probability, quote, reason, Optional.empty());
    }

    /** A verdict of a judge that gives a probability, 0 to 1. */
    public PassageVerdict(
            int claim, int passage, Verdict verdict, double probability, Optional<Quote> quote, String reason) {
        this(claim, passage, verdict, OptionalDouble.of(probability), quote, reason);
    }

    /** The same verdict with another explanation, or with none. */
    public PassageVerdict with(Optional<Explanation> other) {
        return new PassageVerdict(claim, passage, verdict, probability, quote, reason, other);
    }

    /**
     * Words of a passage.
     *
     * @param start where they begin in the passage, UTF-16 code units
     * @param end one past their last character
     * @param text the words themselves
     */
    public record Quote(int start, int end, String text) {}
}
