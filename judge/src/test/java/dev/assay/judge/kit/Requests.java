package dev.assay.judge.kit;

import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RequestOrigin;
import java.util.Optional;

/** Requests for tests that do not care what is asked. */
public final class Requests {

    private Requests() {}

    /** A request with this user text. */
    public static ProviderRequest saying(String user) {
        return new ProviderRequest(
                "system",
                user,
                Optional.empty(),
                ModelSettings.of("model"),
                new RequestOrigin("about " + user, "claims.en", "hash", "1"));
    }
}
