package dev.assay.judge.cache;

import dev.assay.core.words.Sha256;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.Similarity;

/**
 * Tells whether two requests are the same: SHA-256 over the rendered request, the service, the model and all its
 * parameters, the prompt file and the parser's version. Two comparisons of texts are the same when what compares them and
 * both texts are.
 */
public final class CacheKey {

    private CacheKey() {}

    /** The key of a request, 64 hexadecimal digits. */
    public static String of(ProviderId id, ProviderRequest request) {
        ModelSettings settings = request.settings();
        Canonical text = new Canonical()
                .field("provider", id.provider())
                .field("baseUrl", id.baseUrl())
                .field("model", settings.model())
                .field("temperature", settings.temperature().toString())
                .field("maxTokens", Integer.toString(settings.maxTokens()))
                .field("seed", settings.seed().toString());
        settings.extra().forEach((name, value) -> text.field("extra." + name, value));
        text.field("system", request.system())
                .field("user", request.user())
                .field("schema", request.schema().orElse(""))
                .field("prompt", request.origin().prompt())
                .field("promptHash", request.origin().promptHash())
                .field("parser", request.origin().parser());
        // Only from the second on, so that what was answered before anybody repeated stays found.
        if (request.origin().repeat() > 1) {
            text.field("repeat", Integer.toString(request.origin().repeat()));
        }
        return text.sha256();
    }

    /**
     * The key of a comparison, 64 hexadecimal digits.
     *
     * @param fingerprint what compares the texts, {@link Similarity#fingerprint}
     */
    public static String of(String fingerprint, String text, String other) {
        return new Canonical()
                .field("similarity", fingerprint)
                .field("text", text)
                .field("other", other)
                .sha256();
    }

    /** Fields written with their lengths, so that no value can pass for another field. */
    private static final class Canonical {

        private final StringBuilder text = new StringBuilder();

        Canonical field(String name, String value) {
            text.append(name)
                    .append(' ')
                    .append(value.length())
                    .append('\n')
                    .append(value)
                    .append('\n');
            return this;
        }

        String sha256() {
            return Sha256.of(text.toString());
        }
    }
}
