package dev.assay.dataset.review;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.core.words.NearNames;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sets a field of a case to what somebody typed. */
final class FieldEdit {

    /** The fields that a reviewer may change. */
    static final List<String> FIELDS = List.of(
            "question",
            "reference",
            "expectedBehavior",
            "relevant",
            "referenceContexts",
            "nuggets",
            "metadata",
            "cluster",
            "rubrics");

    private static final Set<String> WORDS = Set.of("question", "reference", "expectedBehavior", "cluster");
    private static final String METADATA = "metadata.";

    private FieldEdit() {}

    /**
     * The case with a field set.
     *
     * @param field one of {@link #FIELDS}, or {@code metadata.KEY}
     * @param typed words for a field of words, else JSON; absent takes the field away
     * @throws InputException when there is no such field, the value is none for it, or the case would be wrong
     */
    static Entry apply(Entry entry, String field, Optional<String> typed) {
        if (field.startsWith(METADATA) && field.length() > METADATA.length()) {
            return metadata(entry, field.substring(METADATA.length()), typed);
        }
        mustBe(field);
        return typed.map(value ->
                        entry.with(field, WORDS.contains(field) ? TextNode.valueOf(value) : json(field, value)))
                .orElseGet(() -> entry.without(field));
    }

    /** What a field holds now, as it would be typed; empty where it is not there. */
    static String value(Entry entry, String field) {
        ObjectNode object = Change.object(entry);
        JsonNode value = field.startsWith(METADATA)
                ? object.path("metadata").path(field.substring(METADATA.length()))
                : object.path(field);
        return value.isMissingNode() || value.isNull() ? "" : value.isTextual() ? value.asText() : value.toString();
    }

    /**
     * Says that there is such a field.
     *
     * @throws InputException when there is none, or it may not be changed here
     */
    static void mustBe(String field) {
        if (!FIELDS.contains(field) && !field.startsWith(METADATA)) {
            throw InputException.of(Fault.ofFile(
                    "edit",
                    "the field `" + field + "`",
                    String.join(", ", FIELDS) + " or metadata.KEY" + NearNames.hint(field, FIELDS)));
        }
    }

    private static Entry metadata(Entry entry, String key, Optional<String> typed) {
        ObjectNode metadata = Change.object(entry).path("metadata") instanceof ObjectNode object
                ? object
                : LogLine.JSON.createObjectNode();
        metadata.remove(key);
        typed.ifPresent(value -> metadata.set(
                key,
                parsed(value)
                        .filter(node -> node.isNumber() || node.isBoolean())
                        .orElseGet(() -> TextNode.valueOf(value))));
        return metadata.isEmpty() ? entry.without("metadata") : entry.with("metadata", metadata);
    }

    private static JsonNode json(String field, String typed) {
        return parsed(typed)
                .filter(JsonNode::isContainerNode)
                .orElseThrow(() -> InputException.of(Fault.ofFile(
                        "edit",
                        "`" + typed + "` for `" + field + "`",
                        field.equals("metadata") || field.equals("rubrics")
                                ? "a JSON object, such as {\"language\":\"zh\"}"
                                : "a JSON list, such as [\"doc-1\"]")));
    }

    private static Optional<JsonNode> parsed(String typed) {
        try {
            return Optional.of(LogLine.JSON.readTree(typed)).filter(node -> !node.isMissingNode());
        } catch (JsonProcessingException noJson) {
            return Optional.empty();
        }
    }
}
