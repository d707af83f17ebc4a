package dev.assay.judge.langchain4j;

import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A provider whose client is made when the first request needs it: a run that finds all replies kept makes none. */
final class LateProvider implements Provider {

    private final ProviderId id;
    private final Supplier<Provider> make;

    private @Nullable Provider made;

    LateProvider(ProviderId id, Supplier<Provider> make) {
        this.id = id;
        this.make = make;
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        return provider().complete(request);
    }

    @Override
    public void close() {
        made().ifPresent(Provider::close);
    }

    private synchronized Provider provider() {
        Provider provider = made().orElseGet(make);
        made = provider;
        return provider;
    }

    private synchronized Optional<Provider> made() {
        return Optional.ofNullable(made);
    }
}
