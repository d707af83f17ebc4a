package dev.assay.judge.embedded.encode;

/** Two texts as one row of tokens, with the marks that the model wants around them. */
public final class PairInput {

    private final long[] tokens;
    private final long[] types;

    /**
     * One row.
     *
     * @param tokens the tokens' numbers in the vocabulary
     * @param types for each token the number of the text it belongs to, as the model counts them
     */
    PairInput(long[] tokens, long[] types) {
        if (tokens.length != types.length) {
            throw new IllegalArgumentException(tokens.length + " tokens, but " + types.length + " types");
        }
        this.tokens = tokens.clone();
        this.types = types.clone();
    }

    /** Tokens in the row, marks included. */
    public int length() {
        return tokens.length;
    }

    long[] tokens() {
        return tokens.clone();
    }

    long[] types() {
        return types.clone();
    }
}
