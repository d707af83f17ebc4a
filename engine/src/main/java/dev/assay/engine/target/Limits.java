package dev.assay.engine.target;

import java.time.Duration;

/**
 * How patiently, and how often, a target is asked.
 *
 * @param timeout time for one attempt, above 0
 * @param attempts attempts for one case, 1 or more
 * @param concurrency questions asked at once, 1 or more
 * @param repeats how many times each case is asked, 1 or more
 */
record Limits(Duration timeout, int attempts, int concurrency, int repeats) {}
