package dev.assay.judge.plan;

import dev.assay.judge.cache.CacheKey;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.util.Optional;
import java.util.function.Consumer;

/** Gives kept replies only and notes the request that it has none for. For one question by one thread. */
final class KeptOnly implements Provider {

    private final ProviderId id;
    private final Optional<ReplyCache> cache;
    private final Consumer<String> found;
    private Optional<ProviderRequest> unsent = Optional.empty();

    /** {@code found} is told the key of each reply that was kept. */
    KeptOnly(ProviderId id, Optional<ReplyCache> cache, Consumer<String> found) {
        this.id = id;
        this.cache = cache;
        this.found = found;
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        String key = CacheKey.of(id, request);
        Optional<ProviderReply.Text> kept = cache.flatMap(replies -> replies.find(key));
        if (kept.isPresent()) {
            found.accept(key);
            return kept.get();
        }
        unsent = Optional.of(request);
        return ProviderReply.Refused.of(RefusalKind.CONNECTION, "planned, not sent");
    }

    /** The request that would have been sent. */
    Optional<ProviderRequest> unsent() {
        return unsent;
    }

    @Override
    public void close() {
        // The cache is shared and closed by its owner.
    }
}
