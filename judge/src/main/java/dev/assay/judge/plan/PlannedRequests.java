package dev.assay.judge.plan;

import dev.assay.judge.budget.Price;
import dev.assay.judge.port.PlannedUse;
import dev.assay.judge.port.TokenEstimate;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Counts requests; the same request is counted once, since its reply is kept from then on. Safe for many threads. */
final class PlannedRequests {

    private final Price price;
    private final Set<String> sent = ConcurrentHashMap.newKeySet();
    private final Set<String> kept = ConcurrentHashMap.newKeySet();
    private final AtomicLong tokensIn = new AtomicLong();
    private final AtomicLong tokensOut = new AtomicLong();

    PlannedRequests(Price price) {
        this.price = price;
    }

    /** A request whose reply is kept already. */
    void kept(String key) {
        kept.add(key);
    }

    /**
     * A request that would be sent.
     *
     * @param key its key in the cache
     * @param tokens its tokens
     * @param reply what the model would say
     */
    void sent(String key, int tokens, String reply) {
        if (sent.add(key)) {
            tokensIn.addAndGet(tokens);
            tokensOut.addAndGet(TokenEstimate.of(reply));
        }
    }

    PlannedUse use() {
        long in = tokensIn.get();
        long out = tokensOut.get();
        return new PlannedUse(
                sent.size(),
                kept.size(),
                in,
                out,
                price.known() ? OptionalDouble.of(price.of(in, out)) : OptionalDouble.empty());
    }
}
