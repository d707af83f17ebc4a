package dev.assay.core.stats;

import dev.assay.core.words.Numbers;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A mean over cases with everything a reader needs to judge it.
 *
 * @param mean mean of the valued cases; absent when there is none
 * @param interval absent when {@code n} is below 2 or all cases are one cluster
 * @param n valued cases
 * @param undefined cases for which the metric has no meaning
 * @param failed cases that could not be measured
 * @param method how the interval was made, such as {@code BCa bootstrap 95 %}, or why there is none
 */
public record Estimate(
        OptionalDouble mean, Optional<Interval> interval, int n, int undefined, int failed, String method) {

    /** All of it in one line: {@code 0.812 [0.771, 0.849] n=231 (BCa bootstrap 95 %), 3 undefined, 2 failed}. */
    public String text() {
        StringBuilder text = new StringBuilder();
        mean.ifPresent(value -> text.append(Numbers.fixed(value, 3)).append(' '));
        interval.ifPresent(bounds -> text.append('[')
                .append(Numbers.fixed(bounds.low(), 3))
                .append(", ")
                .append(Numbers.fixed(bounds.high(), 3))
                .append("] "));
        text.append("n=").append(n).append(" (").append(method).append(')');
        if (undefined > 0) {
            text.append(", ").append(undefined).append(" undefined");
        }
        if (failed > 0) {
            text.append(", ").append(failed).append(" failed");
        }
        return text.toString();
    }
}
