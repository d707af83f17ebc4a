package dev.assay.judge.resilience;

import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sends a request on a thread of its own, so that a time limit and an interrupt end the wait at once whatever the
 * provider's client makes of them.
 */
final class TimeLimit implements AutoCloseable {

    private final Duration limit;
    private final AtomicInteger threads = new AtomicInteger();
    private final ExecutorService senders;

    TimeLimit(Duration limit) {
        this.limit = limit;
        this.senders = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "assay-judge-" + threads.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
    }

    ProviderReply send(Provider provider, ProviderRequest request) throws InterruptedException {
        Future<ProviderReply> reply;
        try {
            reply = senders.submit(() -> provider.complete(request));
        } catch (RejectedExecutionException e) {
            return ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "the connection to the judge is closed");
        }
        try {
            return reply.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            reply.cancel(true);
            return ProviderReply.Refused.of(
                    RefusalKind.TIMEOUT,
                    "no reply within " + limit.toMillis() / 1000.0
                            + " s; a longer time limit is set by judge: timeout");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException bug) {
                throw bug;
            }
            throw new IllegalStateException("a provider must not throw", e.getCause());
        } catch (InterruptedException e) {
            reply.cancel(true);
            throw e;
        }
    }

    @Override
    public void close() {
        senders.shutdownNow();
    }
}
