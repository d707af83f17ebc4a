package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that asks the system itself over HTTP. */
class HttpTargetRunTest {

    @TempDir
    private Path folder;

    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", HttpTargetRunTest::serve);
        server.start();
        Files.writeString(
                folder.resolve("assay.yaml"),
                "target:\n  use: http\n  url: http://127.0.0.1:"
                        + server.getAddress().getPort()
                        + "/ask\n  answer: /answer\n  retrieved: /hits\nmode: retrieval\n");
        cases("");
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void cases(String more) throws IOException {
        Files.writeString(
                folder.resolve("cases.jsonl"),
                "{\"id\":\"q1\",\"question\":\"good?\",\"relevant\":[\"a\"]" + more + "}\n"
                        + "{\"id\":\"q2\",\"question\":\"bad?\",\"relevant\":[\"a\"]}\n");
    }

    private static void serve(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        byte[] reply = (body.contains("good?") ? "{\"answer\":\"yes\",\"hits\":[{\"id\":\"a\"}]}" : "<html>")
                .getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, reply.length);
        exchange.getResponseBody().write(reply);
        exchange.close();
    }

    private Call run(String... set) {
        String[] all = new String[5 + set.length];
        System.arraycopy(
                new String[] {
                    "run", folder.toString(), "--out", folder.resolve("store").toString(), "--json"
                },
                0,
                all,
                0,
                5);
        System.arraycopy(set, 0, all, 5, set.length);
        return Call.of(all);
    }

    @Test
    void a_case_that_fails_is_counted_and_the_others_are_scored() throws IOException {
        Call call = run();
        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.result().at("/metrics/recall@3/n").asInt()).isEqualTo(1);
        assertThat(call.result().at("/metrics/recall@3/failed").asInt()).isEqualTo(1);
        assertThat(call.result().at("/metrics/recall@3/mean").asDouble()).isEqualTo(1);
        try (Stream<Path> runs = Files.list(folder.resolve("store/runs"))) {
            assertThat(runs.map(run -> run.resolve("cases.jsonl")))
                    .singleElement(InstanceOfAssertFactories.PATH)
                    .content()
                    .contains("\"answer\":\"yes\"", "not JSON; it begins with `<html>`");
        }
    }

    @Test
    void each_repeat_is_a_request_of_its_own_and_no_more_are_sent_at_once_than_allowed() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        AtomicInteger atOnce = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        ExecutorService threads = Executors.newFixedThreadPool(12);
        server.stop(0);
        start();
        server.removeContext("/");
        server.createContext(
                "/",
                exchange -> threads.execute(() -> {
                    most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
                    asked.incrementAndGet();
                    try {
                        Thread.sleep(20);
                        atOnce.decrementAndGet();
                        serve(exchange);
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }));
        try {
            Call call = run("--set", "target.repeats=9", "--set", "target.concurrency=3");
            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(asked).hasValue(18);
            assertThat(most.get()).isBetween(2, 3);
            assertThat(call.result().at("/cases/0/repeats").size()).isEqualTo(9);
            assertThat(call.result().at("/repeats/failed").asInt()).isEqualTo(9);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void a_dead_system_could_not_be_measured() {
        server.stop(0);
        assertThat(run("--set", "target.attempts=1").exit()).isEqualTo(3);
    }

    @Test
    void outputs_and_a_target_do_not_go_together() throws IOException {
        cases(",\"retrieved\":[\"a\"]");
        Call call = run();
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.out() + call.err()).contains("a target is set, and outputs are given", "target.use=file");
    }
}
