package dev.assay.judge.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RequestOrigin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CacheKeyTest {

    private static final ProviderId ID = new ProviderId("openai", "https://one.example/v1");
    private static final ProviderRequest REQUEST = Requests.saying("hello");

    @Test
    void everything_that_can_change_a_reply_changes_the_key() {
        ModelSettings settings = REQUEST.settings();
        List<String> keys = Stream.concat(
                        Stream.of(
                                CacheKey.of(new ProviderId("ollama", ID.baseUrl()), REQUEST),
                                CacheKey.of(new ProviderId("openai", "https://two.example/v1"), REQUEST)),
                        Stream.of(
                                        REQUEST,
                                        Requests.saying("hello "),
                                        new ProviderRequest(
                                                "System", "hello", REQUEST.schema(), settings, REQUEST.origin()),
                                        new ProviderRequest(
                                                "system", "hello", Optional.of("{}"), settings, REQUEST.origin()),
                                        with(ModelSettings.of("model-b")),
                                        with(settings.withMaxTokens(7)),
                                        with(settings(OptionalDouble.of(0.1), OptionalLong.empty(), Map.of())),
                                        with(settings(OptionalDouble.empty(), OptionalLong.empty(), Map.of())),
                                        with(settings(OptionalDouble.of(0), OptionalLong.of(1), Map.of())),
                                        with(settings(
                                                OptionalDouble.of(0), OptionalLong.empty(), Map.of("top_p", "0.5"))),
                                        of(new RequestOrigin("about hello", "claims.zh", "hash", "1")),
                                        of(new RequestOrigin("about hello", "claims.en", "hash2", "1")),
                                        of(new RequestOrigin("about hello", "claims.en", "hash", "2")))
                                .map(request -> CacheKey.of(ID, request)))
                .toList();

        assertThat(keys).hasSize(15).doesNotHaveDuplicates();
    }

    @Test
    void what_the_request_is_about_does_not_change_the_key() {
        assertThat(CacheKey.of(ID, of(new RequestOrigin("another case", "claims.en", "hash", "1"))))
                .isEqualTo(CacheKey.of(ID, REQUEST))
                .matches("[0-9a-f]{64}");
    }

    private static ModelSettings settings(OptionalDouble temperature, OptionalLong seed, Map<String, String> extra) {
        return new ModelSettings("model", temperature, ModelSettings.DEFAULT_MAX_TOKENS, seed, new TreeMap<>(extra));
    }

    private static ProviderRequest with(ModelSettings settings) {
        return new ProviderRequest(REQUEST.system(), REQUEST.user(), REQUEST.schema(), settings, REQUEST.origin());
    }

    private static ProviderRequest of(RequestOrigin origin) {
        return new ProviderRequest(REQUEST.system(), REQUEST.user(), REQUEST.schema(), REQUEST.settings(), origin);
    }
}
