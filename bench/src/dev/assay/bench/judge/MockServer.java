package dev.assay.bench.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A model that answers each request after the same time, on this machine only: {@code MockServer PORTFILE
 * [LATENCY_MS [FAULTS]]}. It speaks OpenAI's protocol for chats and embeddings, counts what it is asked at {@code GET
 * /stats}, and forgets the counts at {@code POST /reset}. No thread waits while an answer does, so that hundreds of
 * connections cost nothing.
 */
public final class MockServer {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int BACKLOG = 1024;
    private static final int THREADS = 4;

    private final long latencyNanos;
    private final Faults faults;
    private final Counts counts = new Counts();
    private final Chat chat = new Chat(counts);
    private final Embeddings embeddings = new Embeddings(counts);
    private final ScheduledExecutorService later = Executors.newScheduledThreadPool(THREADS);

    private MockServer(long latencyMillis, Faults faults) {
        this.latencyNanos = TimeUnit.MILLISECONDS.toNanos(latencyMillis);
        this.faults = faults;
    }

    public static void main(String[] arguments) throws IOException {
        // Without these, the JDK's server waits for the client's acknowledgements and closes connections above 200.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.maxIdleConnections", Integer.toString(BACKLOG));
        long latency = arguments.length > 1 ? Long.parseLong(arguments[1]) : 200;
        MockServer mock = new MockServer(latency, Faults.parse(arguments.length > 2 ? arguments[2] : ""));
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), BACKLOG);
        server.setExecutor(Executors.newFixedThreadPool(THREADS));
        server.createContext("/v1/chat/completions", exchange -> mock.take(exchange, mock.chat));
        server.createContext("/v1/embeddings", exchange -> mock.take(exchange, mock.embeddings));
        server.createContext("/stats", exchange -> send(exchange, 200, JSON.valueToTree(mock.counts.all())));
        server.createContext("/reset", exchange -> {
            mock.counts.reset();
            send(exchange, 200, JSON.createObjectNode());
        });
        server.start();
        Path file = Path.of(arguments[0]);
        Path written = Files.writeString(file.resolveSibling(file.getFileName() + ".new"), Integer.toString(server.getAddress().getPort()));
        Files.move(written, file);
    }

    private void take(HttpExchange exchange, Service service) throws IOException {
        long due = System.nanoTime() + latencyNanos;
        counts.begin();
        byte[] body = exchange.getRequestBody().readAllBytes();
        Faults.Fate fate = faults.next();
        counts.add(fate.name().toLowerCase(java.util.Locale.ROOT), 1);
        Runnable end = switch (fate) {
            case DROPPED -> () -> drop(exchange);
            case REFUSED -> () -> finish(exchange, 429, JSON.createObjectNode().set("error", JSON.createObjectNode().put("message", "too many requests")));
            case ANSWERED -> {
                JsonNode reply = service.reply(JSON.readTree(body));
                yield () -> finish(exchange, 200, reply);
            }
        };
        later.schedule(end, due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    private void finish(HttpExchange exchange, int status, JsonNode body) {
        try {
            send(exchange, status, body);
        } catch (IOException e) {
            counts.add("clientGone", 1);
        } finally {
            counts.end();
        }
    }

    private void drop(HttpExchange exchange) {
        exchange.close();
        counts.end();
    }

    private static void send(HttpExchange exchange, int status, JsonNode body) throws IOException {
        byte[] bytes = JSON.writeValueAsBytes(body);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        try (var out = exchange.getResponseBody()) {
            out.write(bytes);
        }
    }

    /** What answers at one address. */
    interface Service {
        JsonNode reply(JsonNode body) throws IOException;
    }
}
