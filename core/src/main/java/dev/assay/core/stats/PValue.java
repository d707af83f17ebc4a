package dev.assay.core.stats;

import dev.assay.core.words.Numbers;

/**
 * The outcome of a significance test: how often a difference at least this large would be seen if there were none.
 *
 * @param p above 0, up to 1; two-sided
 * @param n cases the test rests on
 * @param method which test, and whether exact
 */
public record PValue(double p, int n, String method) {

    public PValue {
        if (!(p >= 0 && p <= 1)) {
            throw new IllegalArgumentException("a p-value lies between 0 and 1; found " + p);
        }
    }

    /** All of it in one line: {@code p = 0.0312 n=40 (McNemar, exact)}. */
    public String text() {
        String shown = p < 0.0001 ? "p < 0.0001" : "p = " + Numbers.fixed(p, 4);
        return shown + " n=" + n + " (" + method + ")";
    }
}
