package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The JSON schema of a reply, for providers that hold a model to one: every field required and none besides, as the
 * strict modes of the services ask.
 */
public final class ReplySchema {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ReplySchema() {}

    /** The schema for replies to a prompt, as JSON text. */
    public static String of(Prompt prompt) {
        return switch (prompt.kind()) {
            case CLAIMS -> wrapped(prompt, "claims", List.of("id", "text"));
            case VERDICTS -> wrapped(prompt, "verdicts", List.of("claim", "verdict", "passages", "quote", "reason"));
            case GRAPH ->
                wrapped(
                        prompt,
                        "verdicts",
                        List.of("claim", "verdict", "passages", "quote", "reason", "text-verdict", "text-quote"));
            case RELEVANCE, NUGGETS -> wrapped(prompt, "grades", List.of("item", "grade", "reason"));
            case CITATIONS -> wrapped(prompt, "sentences", List.of("item", "states", "full", "partial", "none"));
            case RUBRIC ->
                object(prompt, List.of("reason", "evidence", "level")).toString();
            case PAIRWISE -> object(prompt, List.of("reason", "better")).toString();
            case QUESTIONS -> object(prompt, List.of("questions")).toString();
            case ENTITIES -> object(prompt, List.of("entities")).toString();
            case ONE_CALL -> wrapped(prompt, "claims", List.of("id", "text", "verdict", "passages", "quote", "reason"));
            case REFUSAL -> object(prompt, List.of("kind")).toString();
            case CASE -> written(prompt);
            case RECALL -> object(prompt, List.of("answer")).toString();
        };
    }

    private static String written(Prompt prompt) {
        ObjectNode properties = NODES.objectNode();
        List.of("skip", "question", "answer")
                .forEach(field -> properties.set(name(prompt, field), field(prompt, field)));
        properties.set(name(prompt, "evidence"), array(object(prompt, List.of("passage", "quote"))));
        properties.set(name(prompt, "nuggets"), array(object(prompt, List.of("text", "importance"))));
        return closed(properties).toString();
    }

    private static ObjectNode array(ObjectNode items) {
        ObjectNode array = NODES.objectNode().put("type", "array");
        array.set("items", items);
        return array;
    }

    private static String wrapped(Prompt prompt, String list, List<String> fields) {
        ObjectNode properties = NODES.objectNode();
        properties.set(name(prompt, list), array(object(prompt, fields)));
        return closed(properties).toString();
    }

    private static ObjectNode object(Prompt prompt, List<String> fields) {
        ObjectNode properties = NODES.objectNode();
        fields.forEach(field -> properties.set(name(prompt, field), field(prompt, field)));
        return closed(properties);
    }

    private static ObjectNode field(Prompt prompt, String field) {
        return switch (field) {
            case "id", "claim", "item", "passage" -> NODES.objectNode().put("type", "integer");
            case "verdict", "kind", "grade", "states", "better", "text-verdict" -> words(prompt);
            case "passages", "full", "partial", "none" -> list("integer");
            case "questions", "entities" -> list("string");
            default -> NODES.objectNode().put("type", "string");
        };
    }

    private static ObjectNode list(String type) {
        ObjectNode list = NODES.objectNode().put("type", "array");
        list.set("items", NODES.objectNode().put("type", type));
        return list;
    }

    private static ObjectNode words(Prompt prompt) {
        ArrayNode words = NODES.arrayNode();
        prompt.kind()
                .offered()
                .forEach(kind -> words.add(
                        prompt.offered().getOrDefault(kind, List.of(kind)).get(0)));
        ObjectNode field = NODES.objectNode().put("type", "string");
        field.set("enum", words);
        return field;
    }

    private static ObjectNode closed(ObjectNode properties) {
        ArrayNode required = NODES.arrayNode();
        properties.fieldNames().forEachRemaining(required::add);
        ObjectNode object = NODES.objectNode().put("type", "object");
        object.set("properties", properties);
        object.set("required", required);
        return object.put("additionalProperties", false);
    }

    private static String name(Prompt prompt, String field) {
        return prompt.keys().getOrDefault(field, List.of(field)).get(0);
    }
}
