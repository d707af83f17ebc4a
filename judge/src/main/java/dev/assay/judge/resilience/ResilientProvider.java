package dev.assay.judge.resilience;

import dev.assay.judge.budget.Budget;
import dev.assay.judge.budget.Price;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import dev.assay.judge.port.TokenEstimate;
import dev.failsafe.CircuitBreaker;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;

/**
 * Gets a text out of a provider if one is to be had: waits for a slot, sends under a time limit, waits and sends again
 * where that may help, and stops where it cannot or the budget is spent. One per service, for all threads together.
 */
public final class ResilientProvider implements Provider {

    /** So many final refusals before any answer, and the service is asked no more. */
    private static final int HOPELESS = 3;

    private final Provider provider;
    private final Price price;
    private final Budget budget;
    private final Secrets secrets;
    private final Pause pause;
    private final BackOff backOff;
    private final Limiter limiter;
    private final TimeLimit timeLimit;
    private final CircuitBreaker<ProviderReply> breaker;
    private final AtomicInteger finalRefusals = new AtomicInteger();
    private volatile String lastFailure = "";
    private volatile boolean answered;

    /**
     * A provider that does not give up easily.
     *
     * @param provider talks to the service; closed with this
     * @param settings limits and waits
     * @param price of the model
     * @param budget shared by all providers of a run
     * @param secrets hidden in every message
     * @param pause the time
     * @param random jitter
     */
    public ResilientProvider(
            Provider provider,
            Resilience settings,
            Price price,
            Budget budget,
            Secrets secrets,
            Pause pause,
            RandomGenerator random) {
        this.provider = provider;
        this.price = price;
        this.budget = budget;
        this.secrets = secrets;
        this.pause = pause;
        this.backOff = new BackOff(settings, random);
        this.limiter = new Limiter(settings.concurrency(), settings.maxRate(), pause);
        this.timeLimit = new TimeLimit(settings.timeout());
        this.breaker = CircuitBreaker.<ProviderReply>builder()
                .withFailureThreshold(settings.breakAfter())
                .withDelay(settings.breakFor())
                .withSuccessThreshold(1)
                .build();
    }

    @Override
    public ProviderId id() {
        return provider.id();
    }

    /** How many requests may be under way at present, after what the service has said. */
    public int concurrency() {
        return limiter.concurrency();
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        Optional<String> hopeless = hopeless();
        if (hopeless.isPresent()) {
            return ProviderReply.Refused.of(RefusalKind.CIRCUIT_OPEN, hopeless.get());
        }
        if (!breaker.tryAcquirePermit()) {
            return ProviderReply.Refused.of(
                    RefusalKind.CIRCUIT_OPEN,
                    "not asked, because the last requests to " + id() + " all failed: " + lastFailure);
        }
        ProviderReply reply = ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "the run was stopped");
        try {
            reply = sendUntilAnswered(request);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            tellBreaker(reply);
            count(reply);
        }
        return reply;
    }

    /** A service that gave nothing but the same final refusals will not change its mind while the run lasts. */
    private Optional<String> hopeless() {
        return finalRefusals.get() >= HOPELESS
                ? Optional.of("not asked, because the first requests to " + id() + " were all refused for good: "
                        + lastFailure)
                : Optional.empty();
    }

    private ProviderReply sendUntilAnswered(ProviderRequest request) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            ProviderReply reply = sendInTurn(request);
            if (!(reply instanceof ProviderReply.Refused refused)) {
                return masked((ProviderReply.Text) reply);
            }
            Optional<Duration> wait = backOff.after(attempt, refused);
            if (wait.isEmpty() || wait.get().toNanos() > budget.nanosLeft()) {
                return explained(refused, attempt);
            }
            pause.sleep(wait.get());
        }
    }

    private ProviderReply sendInTurn(ProviderRequest request) throws InterruptedException {
        Optional<String> exhausted = budget.exhausted();
        if (exhausted.isPresent()) {
            return ProviderReply.Refused.of(RefusalKind.BUDGET, exhausted.get());
        }
        if (!limiter.acquire(budget.nanosLeft())) {
            return ProviderReply.Refused.of(
                    RefusalKind.BUDGET, "its turn would have come after the time limit of the run (--max-minutes)");
        }
        Optional<RefusalKind> ended = Optional.of(RefusalKind.INTERRUPTED);
        try {
            Optional<Budget.Entry> entry = budget.enter(TokenEstimate.of(request), price);
            if (entry.isEmpty()) {
                return ProviderReply.Refused.of(
                        RefusalKind.BUDGET, budget.exhausted().orElse("the budget is spent"));
            }
            ProviderReply reply = send(request, entry.get());
            ended = reply instanceof ProviderReply.Refused refused ? Optional.of(refused.kind()) : Optional.empty();
            return reply;
        } finally {
            limiter.release(ended);
        }
    }

    private ProviderReply send(ProviderRequest request, Budget.Entry entry) throws InterruptedException {
        ProviderReply reply = ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "the run was stopped");
        try {
            reply = timeLimit.send(provider, request);
            return reply;
        } finally {
            settle(entry, reply);
        }
    }

    private void settle(Budget.Entry entry, ProviderReply reply) {
        if (reply instanceof ProviderReply.Text text) {
            budget.settle(
                    entry,
                    text.tokensIn().orElse(entry.estimate()),
                    text.tokensOut().orElseGet(() -> TokenEstimate.of(text.body())));
        } else {
            budget.settle(entry, 0, 0);
        }
    }

    /** A service that echoes the key must not bring it into the cache or a report. */
    private ProviderReply.Text masked(ProviderReply.Text text) {
        return new ProviderReply.Text(
                secrets.maskKnown(text.body()),
                text.finish(),
                secrets.maskKnown(text.modelAnswered()),
                text.tokensIn(),
                text.tokensOut(),
                text.millis());
    }

    private ProviderReply.Refused explained(ProviderReply.Refused refused, int attempts) {
        String message = secrets.mask(refused.message()) + (attempts > 1 ? " (sent " + attempts + " times)" : "");
        return new ProviderReply.Refused(refused.kind(), refused.status(), refused.retryAfter(), message);
    }

    private void count(ProviderReply reply) {
        if (reply instanceof ProviderReply.Text) {
            answered = true;
        } else if (!answered && ((ProviderReply.Refused) reply).kind().isFinal()) {
            finalRefusals.incrementAndGet();
        }
    }

    /** Failures that say nothing of the service (a bad request, the budget, the user) leave it as it is. */
    private void tellBreaker(ProviderReply reply) {
        if (reply instanceof ProviderReply.Refused refused) {
            switch (refused.kind()) {
                case BAD_REQUEST -> breaker.recordSuccess();
                case BUDGET, INTERRUPTED, NOT_RECORDED, CIRCUIT_OPEN -> leaveAlone();
                default -> {
                    lastFailure = refused.message();
                    breaker.recordFailure();
                }
            }
        } else {
            breaker.recordSuccess();
        }
    }

    /** A trial request that never went out must give its permit back, or the breaker would wait for it for ever. */
    private void leaveAlone() {
        if (breaker.isHalfOpen()) {
            breaker.recordFailure();
        }
    }

    @Override
    public void close() {
        timeLimit.close();
        provider.close();
    }
}
