package dev.assay.judge.kit;

import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** A model that answers by a function and counts. */
public final class InMemoryProvider implements Provider {

    private final ProviderId id;
    private final Function<ProviderRequest, ProviderReply> answer;
    private final AtomicInteger calls = new AtomicInteger();

    /** A model at an address that does not matter. */
    public InMemoryProvider(Function<ProviderRequest, ProviderReply> answer) {
        this(new ProviderId("memory", "test:memory"), answer);
    }

    /** A model under this name. */
    public InMemoryProvider(ProviderId id, Function<ProviderRequest, ProviderReply> answer) {
        this.id = id;
        this.answer = answer;
    }

    /** How often it was asked. */
    public int calls() {
        return calls.get();
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        calls.incrementAndGet();
        return answer.apply(request);
    }

    @Override
    public void close() {}
}
