package dev.assay.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/** A language model that writes cases, played by a server on this machine. */
final class WritingModel implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern PASSAGE = Pattern.compile("(?s)<<<passage \\d+ \\w+>>>\n(.*?)\n<<<end");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    final AtomicInteger calls = new AtomicInteger();

    /** A model that replies with what is made of the user's message and the passages shown in it. */
    WritingModel(BiFunction<String, List<String>, Object> reply) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/v1/chat/completions", exchange -> answer(exchange, reply));
        server.start();
    }

    List<String> options() {
        return List.of(
                "--judge", "openai",
                "--set", "judge.baseUrl=http://127.0.0.1:" + server.getAddress().getPort() + "/v1",
                "--set", "judge.model=played",
                "--set", "judge.attempts=1");
    }

    /** A case with a quote from the first passage. */
    static Object written(String question, String answer, String quote) {
        return Map.of(
                "skip",
                "",
                "question",
                question,
                "answer",
                answer,
                "evidence",
                List.of(Map.of("passage", 1, "quote", quote)),
                "nuggets",
                List.of(Map.of("text", answer, "importance", "vital")));
    }

    private void answer(HttpExchange exchange, BiFunction<String, List<String>, Object> reply) throws IOException {
        try (exchange) {
            calls.incrementAndGet();
            JsonNode request = JSON.readTree(exchange.getRequestBody());
            String user = request.at("/messages/1/content").asText();
            List<String> passages = new ArrayList<>();
            PASSAGE.matcher(user).results().forEach(match -> passages.add(match.group(1)));
            Object said = reply.apply(user, passages);
            String text = said instanceof String plain ? plain : JSON.writeValueAsString(said);
            byte[] body = JSON.writeValueAsBytes(Map.of(
                    "id", "1",
                    "model", "played-1",
                    "choices",
                            List.of(Map.of(
                                    "index",
                                    0,
                                    "finish_reason",
                                    "stop",
                                    "message",
                                    Map.of("role", "assistant", "content", text)))));
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
