package dev.assay.core.stats;

import dev.assay.core.words.Numbers;
import java.util.Optional;

/**
 * A statistic that is not a plain mean over cases, with what a reader needs to judge it.
 *
 * @param value finite
 * @param interval absent where the sample shows no variation, or the method gives none; {@code method} says why
 * @param n cases (or pairs, or units) it rests on
 * @param method how it was made, such as {@code PPI++ 95 %}
 */
public record Measured(double value, Optional<Interval> interval, int n, String method) {

    public Measured {
        if (!Double.isFinite(value) || n < 1) {
            throw new IllegalArgumentException(
                    "a measured value is finite and rests on n > 0; found " + value + ", " + n);
        }
    }

    /** A value with its interval. */
    public static Measured of(double value, Interval interval, int n, String method) {
        return new Measured(value, Optional.of(interval), n, method);
    }

    /** A value without an interval. */
    public static Measured bare(double value, int n, String whyNoInterval) {
        return new Measured(value, Optional.empty(), n, "no interval: " + whyNoInterval);
    }

    /** All of it in one line: {@code 0.703 [0.457, 0.949] n=12 (PPI++ 95 %)}. */
    public String text() {
        String bounds = interval.map(
                        found -> " [" + Numbers.fixed(found.low(), 3) + ", " + Numbers.fixed(found.high(), 3) + "]")
                .orElse("");
        return Numbers.fixed(value, 3) + bounds + " n=" + n + " (" + method + ")";
    }
}
