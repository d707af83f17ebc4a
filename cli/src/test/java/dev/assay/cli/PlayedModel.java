package dev.assay.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A language model played by a server on this machine: it takes texts apart at sentences and holds claims against the
 * first passage, and it counts calls, and tokens as OpenAI's models do.
 */
final class PlayedModel implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Encoding TOKENS = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    private static final Pattern SENTENCE = Pattern.compile("[^。！？.!?\\n]+[。！？.!?]?");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final IntPredicate supports;
    final AtomicInteger calls = new AtomicInteger();
    final AtomicLong tokensIn = new AtomicLong();
    final AtomicLong tokensOut = new AtomicLong();

    /** A model that finds the claims supported whose numbers pass. */
    PlayedModel(IntPredicate supports) throws IOException {
        this.supports = supports;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/v1/chat/completions", this::answer);
        server.start();
    }

    /** The settings that lead to it. */
    Map<String, String> settings() {
        return Map.of(
                "use", "openai",
                "baseUrl", "http://127.0.0.1:" + server.getAddress().getPort() + "/v1",
                "model", "played",
                "attempts", "1");
    }

    /** The settings as options of the command line, under a prefix such as {@code judge.}. */
    List<String> options(String prefix) {
        List<String> options = new ArrayList<>();
        settings().forEach((key, value) -> options.addAll(List.of("--set", prefix + key + "=" + value)));
        return options;
    }

    private void answer(HttpExchange exchange) throws IOException {
        JsonNode request = JSON.readTree(exchange.getRequestBody());
        String system = request.at("/messages/0/content").asText();
        String user = request.at("/messages/1/content").asText();
        String reply = JSON.writeValueAsString(reply(system, user));
        String schema = request.at("/response_format/json_schema/schema").toString();
        calls.incrementAndGet();
        tokensIn.addAndGet(TOKENS.countTokens(system) + TOKENS.countTokens(user) + TOKENS.countTokens(schema));
        tokensOut.addAndGet(TOKENS.countTokens(reply));
        byte[] body = JSON.writeValueAsBytes(Map.of(
                "id",
                "1",
                "model",
                "played-1",
                "choices",
                List.of(Map.of(
                        "index",
                        0,
                        "finish_reason",
                        "stop",
                        "message",
                        Map.of("role", "assistant", "content", reply)))));
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private Map<String, Object> reply(String system, String user) {
        if (!shown(user, "claims").isEmpty()) {
            return Map.of("verdicts", verdicts(user));
        }
        if (system.contains("\"kind\"")) {
            return Map.of("kind", "answered");
        }
        List<Map<String, Object>> claims = new ArrayList<>();
        SENTENCE.matcher(shown(user, "text").get(0).group(2))
                .results()
                .map(sentence -> sentence.group().strip())
                .filter(sentence ->
                        sentence.codePoints().filter(Character::isLetterOrDigit).count() > 1)
                .forEach(sentence -> claims.add(object("id", claims.size() + 1, "text", sentence)));
        return Map.of("claims", claims);
    }

    private List<Map<String, Object>> verdicts(String user) {
        List<MatchResult> passages = shown(user, "passage (\\d+)");
        boolean graph = !shown(user, "text").isEmpty();
        List<Map<String, Object>> verdicts = new ArrayList<>();
        for (String claim : shown(user, "claims").get(0).group(2).strip().split("\n")) {
            int number = Integer.parseInt(claim.replaceFirst("\\..*", ""));
            boolean supported = supports.test(number);
            String text = passages.get(0).group(3).strip();
            Map<String, Object> verdict = object(
                    "claim", number,
                    "verdict", supported ? "supported" : "not-stated",
                    "passages",
                            supported ? List.of(Integer.parseInt(passages.get(0).group(1))) : List.of(),
                    "quote", supported ? text.substring(0, Math.min(claim.length(), text.length())) : "",
                    "reason", supported ? "" : "the passages say nothing about this at all");
            if (graph) {
                String other = shown(user, "text").get(0).group(2).strip();
                verdict.put("text_verdict", "supported");
                verdict.put("text_quote", other.substring(0, Math.min(claim.length(), other.length())));
            }
            verdicts.add(verdict);
        }
        return verdicts;
    }

    /** What stands between the markers of a name; its text is the last group. */
    private static List<MatchResult> shown(String user, String name) {
        Matcher matcher =
                Pattern.compile("(?s)<<<" + name + " (\\w+)>>>\n(.*?)\n<<<end").matcher(user);
        return matcher.results().toList();
    }

    private static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return object;
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
