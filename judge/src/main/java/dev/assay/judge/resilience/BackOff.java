package dev.assay.judge.resilience;

import dev.assay.judge.port.ProviderReply;
import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** How long to wait before the next attempt. */
final class BackOff {

    private static final int MOST_DOUBLINGS = 20;

    private final Resilience settings;
    private final RandomGenerator random;

    BackOff(Resilience settings, RandomGenerator random) {
        this.settings = settings;
        this.random = random;
    }

    /**
     * The wait after a refusal: what the service asks for and a little jitter on top, else doubled each time and
     * jittered downwards by up to half, so that requests refused together do not come back together.
     *
     * @param attempt the attempt that was refused, from 1
     * @return empty when another attempt makes no sense
     */
    Optional<Duration> after(int attempt, ProviderReply.Refused refused) {
        if (!refused.kind().worthRetrying() || attempt >= settings.attempts()) {
            return Optional.empty();
        }
        double first = settings.firstWait().toNanos();
        double longest = settings.longestWait().toNanos();
        if (refused.retryAfter().isPresent()) {
            double asked = refused.retryAfter().get().toNanos();
            return asked > longest ? Optional.empty() : Optional.of(nanos(asked + random.nextDouble() * first / 2));
        }
        double doubled = Math.min(longest, first * Math.pow(2, Math.min(MOST_DOUBLINGS, attempt - 1)));
        return Optional.of(nanos(doubled * (0.5 + random.nextDouble() / 2)));
    }

    private static Duration nanos(double nanos) {
        return Duration.ofNanos((long) nanos);
    }
}
