package dev.assay.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A model on this machine that knows facts by their numbers, and remembers what it was asked. */
final class ModelServer implements AutoCloseable {

    private static final Pattern FACT = Pattern.compile("fact number (\\d+)");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpServer server;
    private final long millis;
    private final Map<String, AtomicInteger> asked = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> order = new ConcurrentLinkedQueue<>();

    /** A server whose replies take so long. */
    ModelServer(long millis) throws IOException {
        this.millis = millis;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1";
    }

    /** How often each request was asked, named as in the replies. */
    Map<String, AtomicInteger> asked() {
        return asked;
    }

    /** The requests in the order of their coming. */
    List<String> order() {
        return List.copyOf(order);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            JsonNode request = JSON.readTree(exchange.getRequestBody());
            String user = request.at("/messages/1/content").asText();
            Matcher fact = FACT.matcher(user);
            String number = fact.find() ? fact.group(1) : "none";
            boolean claims = request.toString().contains("\"required\":[\"claims\"]");
            String name = (claims ? "claims-" : "verdicts-") + number;
            order.add(name);
            asked.computeIfAbsent(name, key -> new AtomicInteger()).incrementAndGet();
            TimeUnit.MILLISECONDS.sleep(millis);
            Object said = claims
                    ? Map.of("claims", List.of(Map.of("id", 1, "text", "The fact number " + number + " is blue.")))
                    : Map.of(
                            "verdicts",
                            List.of(Map.of(
                                    "claim",
                                    1,
                                    "verdict",
                                    "supported",
                                    "passages",
                                    List.of(1),
                                    "quote",
                                    "fact number " + number + " is blue",
                                    "reason",
                                    "")));
            byte[] body = JSON.writeValueAsString(Map.of(
                            "id",
                            name,
                            "model",
                            "m",
                            "choices",
                            List.of(Map.of(
                                    "index",
                                    0,
                                    "finish_reason",
                                    "stop",
                                    "message",
                                    Map.of("role", "assistant", "content", JSON.writeValueAsString(said)))),
                            "usage",
                            Map.of("prompt_tokens", 1000, "completion_tokens", 100, "total_tokens", 1100)))
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Cases about facts, which this model judges in two requests each. */
    static Path cases(Path folder, List<Integer> numbers) throws IOException {
        Files.createDirectories(folder);
        StringBuilder lines = new StringBuilder();
        for (int number : numbers) {
            String text = "The fact number " + number + " is blue.";
            lines.append(JSON.writeValueAsString(Map.of(
                            "id",
                            "q" + number,
                            "question",
                            "Which colour has it, " + number + "?",
                            "relevant",
                            List.of("d"),
                            "retrieved",
                            List.of(Map.of("id", "d", "text", text)),
                            "answer",
                            text)))
                    .append('\n');
        }
        Files.writeString(folder.resolve("cases.jsonl"), lines);
        return folder;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
