package dev.assay.core.stats;

import java.util.Optional;

/**
 * How far the values of one and the same case lie apart when it is measured again.
 *
 * @param deviation standard deviation within a case, in the unit of the values, 0 or more: the root of the mean of the
 *     cases' variances, each with the divisor of a sample
 * @param interval absent when there is one case only, or no case whose values differ; {@code method} says why
 * @param n cases with two values or more, at least 1
 * @param differing cases among them whose values are not all equal
 * @param method how the interval was made, or why there is none
 */
public record Spread(double deviation, Optional<Interval> interval, int n, int differing, String method) {}
