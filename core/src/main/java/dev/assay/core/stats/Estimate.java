package dev.assay.core.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A mean over cases with everything a reader needs to judge it.
 *
 * @param mean mean of the valued cases; absent when there is none
 * @param interval absent when {@code n} is below 2
 * @param n valued cases
 * @param undefined cases for which the metric has no meaning
 * @param failed cases that could not be measured
 * @param method how the interval was made, such as {@code BCa bootstrap 95 %}
 */
public record Estimate(
        OptionalDouble mean, Optional<Interval> interval, int n, int undefined, int failed, String method) {}
