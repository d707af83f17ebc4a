package dev.assay.judge.embedded.check;

/**
 * Words of a claim that a passage rules out.
 *
 * @param kind what kind of words: number, unit, negation and so on
 * @param claimWords the words of the claim
 * @param passageWords the words of the passage that stand against them
 */
public record Clash(String kind, String claimWords, String passageWords) {

    /** In words for the report. */
    public String reason() {
        return kind + ": the claim says \"" + claimWords + "\", the passage \"" + passageWords + "\"";
    }
}
