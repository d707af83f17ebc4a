package dev.assay.core.data;

import java.util.Optional;

/**
 * What one whole text, such as the reference, says of one claim, and why.
 *
 * @param claim the claim's number
 * @param verdict what it says
 * @param quote the words that decide it, verbatim from the text
 * @param reason why, in a few words; blank when the quote says it
 * @param explanation which words meet and which do not; absent for a judge that does not compare words
 */
public record TextVerdict(
        int claim, Verdict verdict, Optional<String> quote, String reason, Optional<Explanation> explanation) {

    /** A verdict without an explanation. */
    public TextVerdict(int claim, Verdict verdict, Optional<String> quote, String reason) {
        this(claim, verdict, quote, reason, Optional.empty());
    }
}
