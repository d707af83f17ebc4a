package dev.assay.engine.target;

import java.time.Duration;

/**
 * How patiently a target is asked.
 *
 * @param timeout time for one attempt, above 0
 * @param attempts attempts for one case, 1 or more
 * @param concurrency cases asked at once, 1 or more
 */
record Limits(Duration timeout, int attempts, int concurrency) {}
