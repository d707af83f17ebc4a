package dev.assay.judge.resilience;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * How a provider is treated.
 *
 * @param concurrency requests under way at most, 1 or more
 * @param maxRate requests sent a minute at most; absent = no limit
 * @param timeout time limit of one request
 * @param attempts how often a request is sent at most, 1 or more
 * @param firstWait wait before the second attempt, doubled before each further one and jittered by half
 * @param longestWait no wait is longer; a service that asks for more is not waited for
 * @param breakAfter requests in a row that fail with all their attempts before the service is left alone
 * @param breakFor how long it is left alone before one request tries again
 */
public record Resilience(
        int concurrency,
        OptionalInt maxRate,
        Duration timeout,
        int attempts,
        Duration firstWait,
        Duration longestWait,
        int breakAfter,
        Duration breakFor) {

    /** What suits hosted services. */
    public static final Resilience DEFAULT = new Resilience(
            8,
            OptionalInt.empty(),
            Duration.ofSeconds(120),
            5,
            Duration.ofMillis(500),
            Duration.ofSeconds(120),
            5,
            Duration.ofSeconds(30));

    public Resilience {
        atLeastOne("concurrency", concurrency);
        atLeastOne("maxRate", maxRate.orElse(1));
        atLeastOne("attempts", attempts);
        atLeastOne("breakAfter", breakAfter);
        positive("timeout", timeout);
        positive("breakFor", breakFor);
    }

    private static void atLeastOne(String setting, int found) {
        if (found < 1) {
            throw new IllegalArgumentException("judge: " + setting + " is 1 or more, found " + found);
        }
    }

    private static void positive(String setting, Duration found) {
        if (found.isNegative() || found.isZero()) {
            throw new IllegalArgumentException("judge: " + setting + " is longer than nothing, found " + found);
        }
    }

    /** The same with other numbers of requests at once. */
    public Resilience withConcurrency(int requests) {
        return new Resilience(requests, maxRate, timeout, attempts, firstWait, longestWait, breakAfter, breakFor);
    }

    /** The same with another limit a minute. */
    public Resilience withMaxRate(int perMinute) {
        return new Resilience(
                concurrency,
                OptionalInt.of(perMinute),
                timeout,
                attempts,
                firstWait,
                longestWait,
                breakAfter,
                breakFor);
    }

    /** The same with another time limit. */
    public Resilience withTimeout(Duration limit) {
        return new Resilience(concurrency, maxRate, limit, attempts, firstWait, longestWait, breakAfter, breakFor);
    }

    /** The same with another number of attempts. */
    public Resilience withAttempts(int most) {
        return new Resilience(concurrency, maxRate, timeout, most, firstWait, longestWait, breakAfter, breakFor);
    }

    /** The same with other rules of when to leave the service alone and for how long. */
    public Resilience withBreaker(int failures, Duration rest) {
        return new Resilience(concurrency, maxRate, timeout, attempts, firstWait, longestWait, failures, rest);
    }
}
