package dev.assay.judge.kit;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.options;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import dev.assay.judge.cache.CacheKey;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.RefusalKind;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What every provider that talks over HTTP must do, tried against a real server on this machine. */
public abstract class JudgeContract {

    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final WireMockServer server =
            new WireMockServer(options().dynamicPort().bindAddress("127.0.0.1"));

    /** A provider that asks the service at this address. */
    protected abstract Provider open(String baseUrl, Duration timeout);

    /** A whole reply as the service sends it, with this text, this reason to stop in the service's words, 7 and 3 tokens. */
    protected abstract String reply(String text, String finish);

    /** The service's word for a text that is whole. */
    protected abstract String whole();

    /** The service's word for a text that met the limit. */
    protected abstract String cut();

    /** The service's word for a text withheld. */
    protected abstract String withheld();

    @BeforeEach
    final void start() {
        server.start();
    }

    @AfterEach
    final void stop() {
        server.stop();
    }

    /** The server, for what only one service does. */
    protected final WireMockServer server() {
        return server;
    }

    /** Makes the server answer everything so. */
    protected final void answer(ResponseDefinitionBuilder response) {
        server.stubFor(post(anyUrl()).willReturn(response));
    }

    private static ResponseDefinitionBuilder good(String body) {
        return aResponse().withHeader("Content-Type", "application/json").withBody(body);
    }

    /** Asks once. */
    protected final ProviderReply ask(Duration timeout) {
        try (Provider provider = open("http://127.0.0.1:" + server.port() + "/v1", timeout)) {
            return provider.complete(Requests.saying("hello"));
        }
    }

    private ProviderReply.Text text() {
        return (ProviderReply.Text) ask(LIMIT);
    }

    private ProviderReply.Refused refused() {
        return (ProviderReply.Refused) ask(LIMIT);
    }

    @Test
    void a_reply_comes_with_model_tokens_and_reason_to_stop() {
        answer(good(reply("{\"kind\":\"refused\"}", whole())));

        ProviderReply.Text text = text();

        assertThat(text.body()).isEqualTo("{\"kind\":\"refused\"}");
        assertThat(text.finish()).isEqualTo(FinishReason.STOP);
        assertThat(text.modelAnswered()).isEqualTo("model-2026");
        assertThat(text.tokensIn()).hasValue(7);
        assertThat(text.tokensOut()).hasValue(3);
    }

    @Test
    void an_empty_text_is_a_text() {
        answer(good(reply("", whole())));

        assertThat(text().body()).isEmpty();
    }

    @Test
    void a_huge_text_comes_whole() {
        String huge = "字".repeat(1_000_000);
        answer(good(reply(huge, whole())));

        assertThat(text().body()).isEqualTo(huge);
    }

    @Test
    void a_cut_text_says_so() {
        answer(good(reply("{\"claims\": [", cut())));

        assertThat(text().finish()).isEqualTo(FinishReason.LENGTH);
    }

    @Test
    void a_withheld_text_says_so() {
        answer(good(reply("I cannot help with that.", withheld())));

        assertThat(text().finish()).isEqualTo(FinishReason.FILTERED);
    }

    @Test
    void a_late_reply_is_a_time_out() {
        answer(good(reply("late", whole())).withFixedDelay(5_000));

        ProviderReply reply = ask(Duration.ofMillis(300));

        assertThat(((ProviderReply.Refused) reply).kind()).isEqualTo(RefusalKind.TIMEOUT);
    }

    @Test
    void a_body_that_dribbles_is_a_time_out() {
        answer(good(reply("slow", whole())).withChunkedDribbleDelay(10, 20_000));

        ProviderReply reply = ask(Duration.ofMillis(500));

        assertThat(((ProviderReply.Refused) reply).kind()).isEqualTo(RefusalKind.TIMEOUT);
    }

    @ParameterizedTest
    @CsvSource({
        "400, BAD_REQUEST",
        "401, AUTH",
        "403, AUTH",
        "404, NOT_FOUND",
        "408, TIMEOUT",
        "409, CONFLICT",
        "429, RATE_LIMIT",
        "500, SERVER",
        "503, SERVER",
        "529, SERVER",
        "302, BAD_REQUEST"
    })
    void a_status_gives_a_kind_and_keeps_the_words_of_the_service(int status, RefusalKind kind) {
        answer(aResponse().withStatus(status).withBody("{\"error\": {\"type\": \"t\", \"message\": \"so says it\"}}"));

        ProviderReply.Refused refused = refused();

        assertThat(refused.kind()).isEqualTo(kind);
        assertThat(refused.status()).hasValue(status);
        assertThat(refused.message()).contains("so says it").doesNotContain("\n");
        server.verify(1, postRequestedFor(anyUrl()));
    }

    @Test
    void a_rate_limit_says_how_long_to_wait() {
        answer(aResponse().withStatus(429).withHeader("Retry-After", "17").withBody("slow down"));

        assertThat(refused().retryAfter()).contains(Duration.ofSeconds(17));
    }

    @ParameterizedTest
    @CsvSource({"RANDOM_DATA_THEN_CLOSE", "MALFORMED_RESPONSE_CHUNK", "EMPTY_RESPONSE", "CONNECTION_RESET_BY_PEER"})
    void a_broken_connection_is_no_reply(Fault fault) {
        answer(aResponse().withFault(fault));

        assertThat(refused().kind()).isEqualTo(RefusalKind.CONNECTION);
    }

    @Test
    void nobody_listens() {
        int port = server.port();
        server.stop();

        try (Provider provider = open("http://127.0.0.1:" + port + "/v1", LIMIT)) {
            ProviderReply.Refused refused = (ProviderReply.Refused) provider.complete(Requests.saying("hello"));
            assertThat(refused.kind()).isEqualTo(RefusalKind.CONNECTION);
            assertThat(refused.message()).contains("127.0.0.1:" + port).contains("judge.baseUrl");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"error\": {\"message\": \"quota is used up\"}} | quota is used up",
                "<html><body>Sign in to the network</body></html> | Sign in to the network",
                "'' | empty",
                "{} | lacks",
                "[] | no JSON object",
                "{\"choices\": [ | no JSON object"
            })
    void a_good_status_without_a_reply_is_no_reply(String body, String said) {
        answer(good(body));

        ProviderReply.Refused refused = refused();

        assertThat(refused.kind()).isEqualTo(RefusalKind.UNREADABLE_BODY);
        assertThat(refused.message()).contains(said);
    }

    @Test
    void two_at_once_wait_for_nobody() {
        answer(good(reply("both", whole())).withFixedDelay(1_000));

        long start = System.nanoTime();
        try (Provider provider = open("http://127.0.0.1:" + server.port() + "/v1", LIMIT)) {
            CompletableFuture<ProviderReply> other =
                    CompletableFuture.supplyAsync(() -> provider.complete(Requests.saying("one")));
            assertThat(provider.complete(Requests.saying("two"))).isInstanceOf(ProviderReply.Text.class);
            assertThat(other.join()).isInstanceOf(ProviderReply.Text.class);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(Duration.ofMillis(900), LIMIT);
        server.verify(2, postRequestedFor(anyUrl()));
    }

    @Test
    void the_same_request_has_the_same_key() {
        try (Provider one = open("http://127.0.0.1:" + server.port() + "/v1", LIMIT);
                Provider two = open("http://127.0.0.1:" + server.port() + "/v1", Duration.ofSeconds(1));
                Provider elsewhere = open("http://127.0.0.1:" + server.port() + "/v2", LIMIT)) {
            String key = CacheKey.of(one.id(), Requests.saying("hello"));
            assertThat(CacheKey.of(two.id(), Requests.saying("hello"))).isEqualTo(key);
            assertThat(CacheKey.of(elsewhere.id(), Requests.saying("hello"))).isNotEqualTo(key);
        }
    }

    @Test
    void an_interrupt_ends_the_wait() {
        answer(good(reply("late", whole())).withFixedDelay(10_000));

        Thread.currentThread().interrupt();
        ProviderReply.Refused refused = refused();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(refused.kind()).isEqualTo(RefusalKind.INTERRUPTED);
    }
}
