/** Between the provider and everybody else: one limiter, retries, circuit breaker, time limits, budget, masked secrets. */
@NullMarked
package dev.assay.judge.resilience;

import org.jspecify.annotations.NullMarked;
