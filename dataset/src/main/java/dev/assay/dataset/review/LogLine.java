package dev.assay.dataset.review;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * A line of the audit log.
 *
 * @param at when, ISO-8601 in UTC
 * @param by who
 * @param id the case
 * @param action what was done
 * @param second whether it is a second opinion, which leaves the case as it is
 * @param note the words that came with it; empty where there are none
 * @param before the fields that changed as they were; those that were not there are {@code null}
 * @param after the same as they are now
 * @param beforeHash hash of the case before
 * @param afterHash hash of the case after
 * @param content hash of what was judged: the case without review and split
 */
record LogLine(
        String at,
        String by,
        String id,
        Action action,
        boolean second,
        String note,
        ObjectNode before,
        ObjectNode after,
        String beforeHash,
        String afterHash,
        String content) {

    static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    /** As one line of JSON without its line break. */
    String json() {
        ObjectNode line = JSON.createObjectNode();
        line.put("at", at).put("by", by).put("case", id).put("action", action.word());
        if (second) {
            line.put("second", true);
        }
        if (!note.isEmpty()) {
            line.put("note", note);
        }
        if (!before.isEmpty() || !after.isEmpty()) {
            line.set("before", before);
            line.set("after", after);
        }
        line.put("beforeHash", beforeHash).put("afterHash", afterHash).put("content", content);
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("writing to memory", impossible);
        }
    }

    /** The line in this text; absent when it is none. */
    static Optional<LogLine> parse(String text) {
        JsonNode line;
        try {
            line = JSON.readTree(text);
        } catch (JsonProcessingException notJson) {
            return Optional.empty();
        }
        Optional<Action> action = Action.of(line.path("action").asText());
        boolean whole = line.path("by").isTextual()
                && line.path("case").isTextual()
                && line.path("content").isTextual();
        if (action.isEmpty() || !whole) {
            return Optional.empty();
        }
        return Optional.of(new LogLine(
                line.path("at").asText(),
                line.path("by").asText(),
                line.path("case").asText(),
                action.get(),
                line.path("second").asBoolean(),
                line.path("note").asText(""),
                object(line.path("before")),
                object(line.path("after")),
                line.path("beforeHash").asText(),
                line.path("afterHash").asText(),
                line.path("content").asText()));
    }

    private static ObjectNode object(JsonNode node) {
        return node instanceof ObjectNode object ? object : JSON.createObjectNode();
    }
}
