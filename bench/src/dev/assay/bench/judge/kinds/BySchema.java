package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import dev.assay.bench.judge.Reading;
import java.util.List;
import java.util.Optional;

/**
 * Any prompt that sends a schema and has no class of its own: the first word of each choice, the first sentence of the
 * text for what is free, one entry for each numbered line or passage where entries are numbered, else three.
 */
public final class BySchema implements Kind {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int UNNUMBERED = 3;

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        return asked.fields().isEmpty() ? Optional.empty() : Optional.of(value(asked.schema(), asked, 1));
    }

    private static JsonNode value(JsonNode schema, Asked asked, int number) {
        if (schema.has("enum")) {
            return schema.path("enum").get(0);
        }
        return switch (schema.path("type").asText()) {
            case "object" -> {
                ObjectNode object = NODES.objectNode();
                schema.path("properties").properties().forEach(field -> object.set(field.getKey(), value(field.getValue(), asked, number)));
                yield object;
            }
            case "array" -> list(schema.path("items"), asked);
            case "integer", "number" -> NODES.numberNode(number);
            case "boolean" -> NODES.booleanNode(true);
            default -> NODES.textNode(sentence(asked, number));
        };
    }

    private static ArrayNode list(JsonNode items, Asked asked) {
        ArrayNode list = NODES.arrayNode();
        int entries = numbered(items) ? numbers(asked) : UNNUMBERED;
        for (int i = 1; i <= entries; i++) {
            list.add(value(items, asked, i));
        }
        return list;
    }

    private static boolean numbered(JsonNode items) {
        return items.path("properties").properties().stream().anyMatch(field -> field.getValue().path("type").asText().equals("integer"));
    }

    private static int numbers(Asked asked) {
        return asked.unnumbered().keySet().stream()
                .mapToInt(name -> asked.lines(name).size())
                .filter(lines -> lines > 0)
                .findFirst()
                .orElse(asked.passages().size());
    }

    private static String sentence(Asked asked, int number) {
        String text = asked.unnumbered().getOrDefault("text", asked.unnumbered().getOrDefault("question", asked.text()));
        List<String> sentences = Reading.sentences(text);
        return sentences.isEmpty() ? "nothing" : sentences.get((number - 1) % sentences.size());
    }
}
