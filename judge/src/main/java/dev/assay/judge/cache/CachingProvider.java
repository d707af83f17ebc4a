package dev.assay.judge.cache;

import dev.assay.judge.budget.Budget;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Asks the provider only what the cache does not hold. Texts are kept before they are handed on, refusals never. Two
 * threads with the same request at once ask once.
 */
public final class CachingProvider implements Provider {

    private final Provider provider;
    private final ReplyCache cache;
    private final Budget budget;
    private final Map<String, CompletableFuture<ProviderReply>> inFlight = new ConcurrentHashMap<>();
    private final AtomicLong hits = new AtomicLong();

    /** A provider behind a cache; closing it closes both. */
    public CachingProvider(Provider provider, ReplyCache cache) {
        this(provider, cache, Budget.unlimited());
    }

    /** The same, telling the budget what was answered without asking. */
    public CachingProvider(Provider provider, ReplyCache cache, Budget budget) {
        this.provider = provider;
        this.cache = cache;
        this.budget = budget;
    }

    @Override
    public ProviderId id() {
        return provider.id();
    }

    /** How many requests were answered without asking. */
    public long hits() {
        return hits.get();
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        String key = CacheKey.of(provider.id(), request);
        while (true) {
            Optional<ProviderReply.Text> kept = cache.find(key);
            if (kept.isPresent()) {
                hit();
                return kept.get();
            }
            CompletableFuture<ProviderReply> mine = new CompletableFuture<>();
            CompletableFuture<ProviderReply> first = inFlight.putIfAbsent(key, mine);
            if (first == null) {
                return ask(key, request, mine);
            }
            ProviderReply reply = await(first);
            boolean firstGaveUp =
                    isInterrupted(reply) && !Thread.currentThread().isInterrupted();
            if (!firstGaveUp) {
                return reply;
            }
        }
    }

    private ProviderReply ask(String key, ProviderRequest request, CompletableFuture<ProviderReply> mine) {
        ProviderReply reply = ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "the request was given up");
        try {
            // Another thread may have finished the same request between our look into the cache and our turn.
            Optional<ProviderReply.Text> kept = cache.find(key);
            if (kept.isPresent()) {
                hit();
                reply = kept.get();
                return reply;
            }
            ProviderReply answer = provider.complete(request);
            if (answer instanceof ProviderReply.Text text) {
                cache.keep(key, provider.id(), request, text);
            }
            reply = answer;
            return reply;
        } finally {
            inFlight.remove(key);
            mine.complete(reply);
        }
    }

    private void hit() {
        hits.incrementAndGet();
        budget.answeredUnsent();
    }

    private static ProviderReply await(CompletableFuture<ProviderReply> first) {
        try {
            return first.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "the run was stopped");
        } catch (ExecutionException e) {
            throw new IllegalStateException("never completed with an exception", e);
        }
    }

    private static boolean isInterrupted(ProviderReply reply) {
        return reply instanceof ProviderReply.Refused refused && refused.kind() == RefusalKind.INTERRUPTED;
    }

    @Override
    public void close() {
        provider.close();
        cache.close();
    }
}
