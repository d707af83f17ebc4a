package dev.assay.judge.langchain4j;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.RefusalKind;
import dev.assay.judge.resilience.RetryAfter;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import javax.net.ssl.SSLException;

/** Tells from status and body whether a service replied, and if not, what it said. */
final class Responses {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int FIRST_ERROR = 300;
    private static final int SHOWN = 300;

    private Responses() {}

    /** What the service said instead of a reply; empty when there is a reply. */
    static Optional<ProviderReply.Refused> refusal(int status, String body, Optional<String> retryAfter) {
        if (status >= FIRST_ERROR) {
            RefusalKind kind = RefusalKind.ofStatus(status);
            return Optional.of(new ProviderReply.Refused(
                    kind,
                    OptionalInt.of(status),
                    retryAfter.flatMap(header -> RetryAfter.parse(header, Instant.now())),
                    said(body) + advice(kind)));
        }
        return disguised(body)
                .map(why -> new ProviderReply.Refused(
                        RefusalKind.UNREADABLE_BODY, OptionalInt.of(status), Optional.empty(), why));
    }

    private static Optional<String> disguised(String body) {
        if (body.isBlank()) {
            return Optional.of("the body of the reply is empty");
        }
        Optional<JsonNode> json = parsed(body);
        if (json.isEmpty()) {
            return Optional.of("the reply is no JSON object (a proxy or a web page at this address?); check"
                    + " judge.baseUrl: " + shortened(body));
        }
        JsonNode error = json.get().path("error");
        return error.isMissingNode() || error.isNull()
                ? Optional.empty()
                : Optional.of("the service sent an error in place of a reply: " + said(body));
    }

    private static Optional<JsonNode> parsed(String body) {
        try {
            return Optional.of(JSON.readTree(body)).filter(JsonNode::isObject);
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static String said(String body) {
        JsonNode json = parsed(body).orElse(JSON.missingNode());
        for (JsonNode message : new JsonNode[] {json.at("/error/message"), json.path("error"), json.path("message")}) {
            if (message.isTextual() && !message.asText().isBlank()) {
                return shortened(message.asText());
            }
        }
        return body.isBlank() ? "the service gave no reason" : shortened(body);
    }

    /** A text field of a JSON body; blank when it has none. */
    static String field(String body, String name) {
        return parsed(body).map(json -> json.path(name).asText()).orElse("");
    }

    private static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= SHOWN ? line : line.substring(0, line.offsetByCodePoints(0, SHOWN / 2)) + "…";
    }

    private static String advice(RefusalKind kind) {
        return switch (kind) {
            case AUTH -> "; check the key in the variable that judge.apiKeyEnv names, and what it may do";
            case NOT_FOUND -> "; check judge.model and judge.baseUrl";
            case RATE_LIMIT -> "; judge.concurrency and judge.maxRate ask less often";
            default -> "";
        };
    }

    /** Why there was no connection, in one line. */
    static String noConnection(URI address, Throwable cause) {
        String host = address.getHost() + (address.getPort() < 0 ? "" : ":" + address.getPort());
        String check = "; check judge.baseUrl, the network and the proxy";
        if (cause instanceof SSLException) {
            return "no secure connection to " + host + " (" + cause.getMessage()
                    + "); check the certificate, or a proxy that replaces it";
        }
        if (cause instanceof HttpConnectTimeoutException) {
            return host + " does not take the connection in time" + check;
        }
        if (cause instanceof ConnectException) {
            return (isUnknown(cause) ? "no address is known for " : "nothing takes the connection at ") + host + check;
        }
        return "the connection to " + host + " broke before the reply was whole (" + cause + ")";
    }

    private static boolean isUnknown(Throwable wrong) {
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException) {
                return true;
            }
        }
        return false;
    }
}
