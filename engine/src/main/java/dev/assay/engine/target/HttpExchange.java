package dev.assay.engine.target;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.judge.resilience.RetryAfter;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asks over HTTP/1.1; redirects are never followed, so that headers reach nobody else. */
final class HttpExchange implements Exchange {

    private static final Set<String> KEYS = Set.of(
            "url",
            "method",
            "headers.",
            "body",
            "answer",
            "retrieved",
            "citations",
            "stages.",
            "usage",
            "cost",
            "model");
    private static final String BODY = "{\"id\": {{id}}, \"question\": {{question}}}";
    private static final int LARGEST = 64 << 20;
    private static final int SHOWN = 4000;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private final HttpRequest.Builder request;
    private final String method;
    private final String body;
    private final ReplyShape shape;

    private HttpExchange(HttpRequest.Builder request, String method, String body, ReplyShape shape) {
        this.request = request;
        this.method = method;
        this.body = body;
        this.shape = shape;
    }

    static HttpExchange of(TargetSettings settings, OutputReader reader) {
        settings.only("http", KEYS);
        HttpRequest.Builder request = HttpRequest.newBuilder();
        String example = "http://127.0.0.1:8080/ask";
        String url = settings.expanded("url", settings.needed("url", example));
        try {
            request.uri(URI.create(url.isEmpty() ? example : url));
        } catch (IllegalArgumentException wrong) {
            settings.fault("url", "no address of http or https", "an address such as " + example);
        }
        Map<String, String> headers = new LinkedHashMap<>(Map.of("Content-Type", "application/json"));
        headers.putAll(settings.below("headers"));
        headers.forEach((name, value) -> {
            try {
                request.setHeader(name, settings.expanded("headers." + name, value));
            } catch (IllegalArgumentException wrong) {
                settings.fault(
                        "headers." + name, "a header that may not be set or sent", "a name and text of one line");
            }
        });
        String method = settings.text("method").orElse("POST");
        if (!Set.of("POST", "PUT").contains(method)) {
            settings.fault("method", "`" + method + "`", "POST, PUT");
        }
        String body = settings.text("body").orElse(BODY);
        return new HttpExchange(request, method, body, ReplyShape.of(settings, reader));
    }

    @Override
    public Output send(Case source) throws TargetException, InterruptedException {
        HttpRequest sent = request.copy()
                .method(method, BodyPublishers.ofString(Placeholders.fill(body, source)))
                .build();
        try {
            HttpResponse<InputStream> response = client.send(sent, BodyHandlers.ofInputStream());
            try (InputStream stream = response.body()) {
                return read(response, stream.readNBytes(LARGEST + 1));
            }
        } catch (IOException broken) {
            throw TargetException.passing("the connection failed: " + broken, Optional.empty());
        }
    }

    private Output read(HttpResponse<InputStream> response, byte[] bytes) throws TargetException {
        int status = response.statusCode();
        if (status / 100 == 2) {
            if (bytes.length > LARGEST) {
                throw TargetException.lasting("a reply of more than " + LARGEST + " bytes");
            }
            return shape.read(bytes);
        }
        String text = new String(bytes, 0, Math.min(bytes.length, SHOWN), StandardCharsets.UTF_8);
        String message = "status " + status + (status / 100 == 3 ? " (redirects are not followed)" : "") + ": " + text;
        if (status == 408 || status == 429 || status >= 500) {
            throw TargetException.passing(
                    message,
                    response.headers()
                            .firstValue("Retry-After")
                            .flatMap(header -> RetryAfter.parse(header, Instant.now())));
        }
        throw TargetException.lasting(message);
    }
}
