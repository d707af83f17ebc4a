package dev.assay.judge.budget;

/**
 * What a model costs, in the user's unit of money.
 *
 * @param in per million tokens of requests, 0 or more
 * @param out per million tokens of replies, 0 or more
 * @param known whether somebody said so; else both are 0 and no cost can be told
 */
public record Price(double in, double out, boolean known) {

    /** Nothing is paid. */
    public static final Price FREE = new Price(0, 0, true);

    /** Nobody said how much. */
    public static final Price UNKNOWN = new Price(0, 0, false);

    private static final double MILLION = 1e6;

    public Price {
        if (!(in >= 0 && out >= 0) || Double.isInfinite(in) || Double.isInfinite(out)) {
            throw new IllegalArgumentException(
                    "judge: price: in and out are per million tokens, 0 or more, found " + in + " and " + out);
        }
    }

    /** A price that somebody said. */
    public Price(double in, double out) {
        this(in, out, true);
    }

    /** The cost of a call. */
    public double of(long tokensIn, long tokensOut) {
        return (tokensIn * in + tokensOut * out) / MILLION;
    }
}
