package dev.assay.judge.cache;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.util.OptionalInt;

/** One reply as a line of JSON. */
record CassetteLine(String key, ProviderReply.Text reply) {

    private static final int FORMAT = 1;
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Writes a reply with what a reader of the file wants to know: what was asked about, of whom, by which prompt. */
    static String write(String key, ProviderId id, ProviderRequest request, ProviderReply.Text reply) {
        ObjectNode line = JSON.createObjectNode()
                .put("format", FORMAT)
                .put("key", key)
                .put("about", request.origin().about())
                .put("prompt", request.origin().prompt())
                .put("provider", id.provider())
                .put("baseUrl", id.baseUrl())
                .put("model", request.settings().model())
                .put("finish", reply.finish().word())
                .put("modelAnswered", reply.modelAnswered())
                .put("millis", reply.millis());
        reply.tokensIn().ifPresent(tokens -> line.put("tokensIn", tokens));
        reply.tokensOut().ifPresent(tokens -> line.put("tokensOut", tokens));
        line.put("body", reply.body());
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of strings and numbers can be written", e);
        }
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException when it is no reply of a known format
     */
    static CassetteLine read(String text) {
        JsonNode line;
        try {
            line = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("this is no JSON: " + e.getOriginalMessage(), e);
        }
        if (line.path("format").asInt() != FORMAT) {
            throw new IllegalArgumentException(
                    "`format` is " + line.path("format") + ", this Assay knows format " + FORMAT);
        }
        if (!line.path("key").isTextual() || !line.path("body").isTextual()) {
            throw new IllegalArgumentException("`key` and `body` are strings; at least one is missing");
        }
        ProviderReply.Text reply = new ProviderReply.Text(
                line.path("body").asText(),
                FinishReason.of(line.path("finish").asText("")),
                line.path("modelAnswered").asText(""),
                number(line.path("tokensIn")),
                number(line.path("tokensOut")),
                line.path("millis").asLong());
        return new CassetteLine(line.path("key").asText(), reply);
    }

    private static OptionalInt number(JsonNode node) {
        return node.isInt() ? OptionalInt.of(node.asInt()) : OptionalInt.empty();
    }
}
