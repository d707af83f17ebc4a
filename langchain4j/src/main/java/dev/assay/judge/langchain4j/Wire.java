package dev.assay.judge.langchain4j;

import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.RefusalKind;
import dev.assay.judge.resilience.Secrets;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLHandshakeException;

/**
 * The HTTP client under LangChain4j's: sends once, and keeps status, headers and body of what is no reply. Redirects
 * are not followed, so that a key goes nowhere but to the address that was set.
 */
final class Wire implements HttpClient {

    private final java.net.http.HttpClient client;
    private final Duration timeout;
    private final Secrets secrets;

    Wire(Duration connectTimeout, Duration timeout, Secrets secrets) {
        // Version 1.1, because some local servers stumble over the offer to speak HTTP/2 without TLS.
        this.client = java.net.http.HttpClient.newBuilder()
                .version(java.net.http.HttpClient.Version.HTTP_1_1)
                .followRedirects(java.net.http.HttpClient.Redirect.NEVER)
                .connectTimeout(connectTimeout)
                .build();
        this.timeout = timeout;
        this.secrets = secrets;
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        HttpResponse<byte[]> response = send(request);
        // Masked before anything is cut out of it: half a key would not be known again.
        String body = secrets.maskKnown(new String(response.body(), StandardCharsets.UTF_8));
        Optional<ProviderReply.Refused> refused = Responses.refusal(
                response.statusCode(), body, response.headers().firstValue("Retry-After"));
        if (refused.isPresent()) {
            throw new RefusedException(refused.get());
        }
        return SuccessfulHttpResponse.builder()
                .statusCode(response.statusCode())
                .headers(response.headers().map())
                .body(body)
                .build();
    }

    private HttpResponse<byte[]> send(HttpRequest request) {
        CompletableFuture<HttpResponse<byte[]>> reply =
                client.sendAsync(plain(request), HttpResponse.BodyHandlers.ofByteArray());
        try {
            return reply.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            reply.cancel(true);
            throw refused(
                    RefusalKind.TIMEOUT,
                    "no whole reply within " + timeout.toMillis() / 1000.0
                            + " s; a longer time limit is set by judge.timeout");
        } catch (InterruptedException e) {
            reply.cancel(true);
            Thread.currentThread().interrupt();
            throw refused(RefusalKind.INTERRUPTED, "the run was stopped");
        } catch (ExecutionException e) {
            Throwable cause = Optional.ofNullable(e.getCause()).orElse(e);
            throw refused(
                    cause instanceof SSLHandshakeException ? RefusalKind.CERTIFICATE : RefusalKind.CONNECTION,
                    Responses.noConnection(URI.create(request.url()), cause));
        }
    }

    private static java.net.http.HttpRequest plain(HttpRequest request) {
        java.net.http.HttpRequest.Builder plain = java.net.http.HttpRequest.newBuilder(URI.create(request.url()))
                .method(request.method().name(), java.net.http.HttpRequest.BodyPublishers.ofString(request.body()));
        request.headers().forEach((name, values) -> values.forEach(value -> plain.header(name, value)));
        return plain.build();
    }

    private static RefusedException refused(RefusalKind kind, String message) {
        return new RefusedException(ProviderReply.Refused.of(kind, message));
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        throw new UnsupportedOperationException("a judge's reply is read whole, not as a stream");
    }
}
