package dev.assay.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.assay.core.data.Case;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Stage;
import dev.assay.engine.codec.OutputLine;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A real server on the loopback address that answers well, badly, late or not at all. */
class HttpTargetTest {

    private static final Case QUESTION = Case.of("q1", "Say \"yes\" {{id}} $1\n好?", new Judgments(List.of()));
    private static final Map<String, String> ENVIRONMENT = Map.of("RAG_TOKEN", "open-sesame-42");

    private record Reply(int status, String body, Map<String, String> headers) {}

    private final Queue<Reply> replies = new ConcurrentLinkedQueue<>();
    private final Queue<String> bodies = new ConcurrentLinkedQueue<>();
    private final Queue<String> tokens = new ConcurrentLinkedQueue<>();
    private final Map<String, String> settings = new LinkedHashMap<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::serve);
        server.start();
        settings.put("url", "http://127.0.0.1:" + server.getAddress().getPort() + "/ask");
        settings.put("answer", "/answer");
        settings.put("headers.Authorization", "Bearer ${RAG_TOKEN}");
    }

    @AfterEach
    void stop() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void serve(HttpExchange exchange) throws IOException {
        bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        tokens.add(exchange.getRequestHeaders().getFirst("Authorization"));
        Reply reply = replies.remove();
        reply.headers().forEach(exchange.getResponseHeaders()::add);
        byte[] bytes = reply.body().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(
                reply.status(), bytes.length == 0 ? -1 : bytes.length + (reply.status() == 299 ? 1 : 0));
        exchange.getResponseBody().write(bytes);
        if (reply.status() != 299) {
            exchange.close();
        }
    }

    private void answers(int status, String body) {
        replies.add(new Reply(status, body, Map.of()));
    }

    private Output ask() throws InterruptedException {
        try (Target target = Targets.open("http", settings, Path.of(""), ENVIRONMENT, OutputLine::read)) {
            return target.ask(QUESTION);
        }
    }

    @Test
    void every_field_is_taken_from_where_its_pointer_says() throws InterruptedException {
        settings.put("retrieved", "/hits");
        settings.put("stages.vector", "/debug/v");
        settings.put("stages.reranked", "/debug/r");
        settings.put("citations", "/cited");
        settings.put("usage", "/tokens");
        settings.put("cost", "/price");
        settings.put("model", "/by");
        answers(
                200,
                "{\"answer\":\"yes\",\"hits\":[{\"id\":\"a\",\"text\":\"t\",\"score\":2,\"colour\":1},\"b\"],"
                        + "\"debug\":{\"r\":[\"a\"],\"v\":[\"b\"]},\"cited\":[{\"start\":0,\"end\":3,\"ids\":[\"a\"]}],"
                        + "\"tokens\":{\"in\":7},\"price\":0.5,\"by\":\"m\"}");
        Output output = ask();
        assertThat(output.error()).isEmpty();
        assertThat(output.answer()).contains("yes");
        assertThat(output.retrieved().orElseThrow()).extracting(Retrieved::id).containsExactly("a", "b");
        assertThat(output.stages()).extracting(Stage::name).containsExactly("vector", "reranked");
        assertThat(output.citations()).hasSize(1);
        assertThat(output.usage()).containsKey("in");
        assertThat(output.cost()).hasValue(0.5);
        assertThat(output.model()).contains("m");
        assertThat(output.latencyMs().orElseThrow()).isPositive();
    }

    @Test
    void a_question_is_sent_as_a_json_string_whatever_it_holds() throws InterruptedException {
        settings.put("body", "{\"q\": {{question}}, \"n\": {{ id }}}");
        answers(200, "{\"answer\":\"yes\"}");
        assertThat(ask().answer()).contains("yes");
        assertThat(bodies).containsExactly("{\"q\": \"Say \\\"yes\\\" {{id}} $1\\n好?\", \"n\": \"q1\"}");
        assertThat(tokens).containsExactly("Bearer open-sesame-42");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | ''                        | an empty reply",
                "200 | <html>login</html>        | not JSON; it begins with `<html>login",
                "200 | {\"answer\":              | not JSON",
                "200 | {\"answer\":\"a\"} {}     | not JSON",
                "200 | {\"text\":\"a\"}          | nothing at `/answer` (target.answer); it has text",
                "200 | [1]                       | nothing at `/answer`",
                "200 | {\"answer\":7}            | does not fit",
                "302 | moved                     | redirects are not followed",
                "401 | no open-sesame-42 here    | status 401: no *** here",
            })
    void what_cannot_be_used_is_an_error_and_asked_once(int status, String body, String said)
            throws InterruptedException {
        answers(status, body);
        assertThat(ask().error().orElseThrow()).contains(said).doesNotContain("open-sesame");
        assertThat(bodies).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"429", "408", "500", "503"})
    void a_busy_server_is_asked_again(int status) throws InterruptedException {
        answers(status, "busy");
        answers(200, "{\"answer\":\"yes\"}");
        assertThat(ask().answer()).contains("yes");
    }

    @Test
    void a_server_is_left_alone_as_long_as_it_asks() throws InterruptedException {
        replies.add(new Reply(429, "busy", Map.of("Retry-After", "1")));
        answers(200, "{\"answer\":\"yes\"}");
        long start = System.nanoTime();
        assertThat(ask().answer()).contains("yes");
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(1_000_000_000L);
    }

    @Test
    void a_server_that_asks_for_an_hour_is_given_up_at_once() throws InterruptedException {
        replies.add(new Reply(503, "closed", Map.of("Retry-After", "3600")));
        assertThat(ask().error()).contains("status 503: closed");
    }

    @Test
    void attempts_end() throws InterruptedException {
        settings.put("attempts", "2");
        answers(500, "a");
        answers(500, "b");
        assertThat(ask().error()).contains("status 500: b (asked 2 times)");
    }

    @Test
    void a_body_that_never_ends_is_late() throws InterruptedException {
        settings.put("timeout", "300ms");
        answers(299, "{\"answer\":\"yes\"}");
        assertThat(ask().error().orElseThrow()).startsWith("no answer within 300 ms");
    }

    @Test
    void nobody_listening_is_an_error() throws InterruptedException {
        server.stop(0);
        settings.put("attempts", "1");
        assertThat(ask().error().orElseThrow()).startsWith("the connection failed");
    }

    @Test
    void all_wrong_settings_are_told_at_once() {
        settings.put("anser", "/a");
        settings.put("retrieved", "hits");
        settings.put("timeout", "soon");
        settings.put("headers.X-Key", "${NOT_SET}");
        assertThatThrownBy(this::ask)
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll(
                        "did you mean `answer`",
                        "target.retrieved: found `hits`",
                        "target.timeout: found `soon`",
                        "${NOT_SET}, which is not set");
    }

    @Test
    void an_unknown_kind_offers_the_near_one() {
        assertThatThrownBy(() -> Targets.open("htpp", Map.of(), Path.of(""), Map.of(), OutputLine::read))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("did you mean `http`?");
    }
}
