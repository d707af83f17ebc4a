package dev.assay.judge.port;

/**
 * Talks to a language model: one request, one reply. Adapters to services implement it; retries, budget, cache and
 * cassette are decorators around it. Safe for use by many threads at once.
 */
public interface Provider extends AutoCloseable {

    /** Which service this is; part of every cache key. */
    ProviderId id();

    /**
     * Sends one request and waits for the reply. Never throws for what the outside world does wrong; an interrupt ends
     * the wait with {@link RefusalKind#INTERRUPTED} and leaves the thread's interrupt flag set.
     */
    ProviderReply complete(ProviderRequest request);

    /** Frees connections; requests after this are refused. */
    @Override
    void close();
}
