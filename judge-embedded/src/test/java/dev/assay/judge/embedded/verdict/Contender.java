package dev.assay.judge.embedded.verdict;

/** Who is measured. */
enum Contender {
    /** The judge as shipped: the model, and the checks that rule support out. */
    JUDGE,
    /** The shipped model without the checks. */
    MODEL,
    /** The same regression on the numbers that count words. */
    WORDS,
    /** A judge that sees the claim alone, fitted on the source's own rows. */
    CLAIM,
    /** The model fitted on the other sources; only where the source is one that is fitted on. */
    LEFT_OUT
}
