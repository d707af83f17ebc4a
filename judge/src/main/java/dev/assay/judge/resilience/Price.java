package dev.assay.judge.resilience;

/**
 * What a model costs, in the user's unit of money.
 *
 * @param in per million tokens of requests, 0 or more
 * @param out per million tokens of replies, 0 or more
 */
public record Price(double in, double out) {

    /** Nothing is paid, or nobody said how much. */
    public static final Price FREE = new Price(0, 0);

    private static final double MILLION = 1e6;

    public Price {
        if (!(in >= 0 && out >= 0) || Double.isInfinite(in) || Double.isInfinite(out)) {
            throw new IllegalArgumentException(
                    "judge: price: in and out are per million tokens, 0 or more, found " + in + " and " + out);
        }
    }

    /** The cost of a call. */
    public double of(long tokensIn, long tokensOut) {
        return (tokensIn * in + tokensOut * out) / MILLION;
    }
}
