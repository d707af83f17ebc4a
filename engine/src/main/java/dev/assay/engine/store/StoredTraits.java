package dev.assay.engine.store;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.slice.Traits;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads from a line of a run's {@code cases.jsonl} what a case is sliced by. */
public final class StoredTraits {

    private StoredTraits() {}

    /** The traits of a case. */
    public static Traits of(JsonNode line) {
        return new Traits(
                line.path("question").asText(),
                metadata(line.path("metadata")),
                line.path("expectedBehavior").asText(ExpectedBehavior.ANSWER.word()),
                text(line.path("split")),
                text(line.path("answer")),
                hits(line));
    }

    private static Optional<String> text(JsonNode field) {
        return field.isTextual() ? Optional.of(field.asText()) : Optional.empty();
    }

    private static Map<String, Object> metadata(JsonNode object) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        object.properties().forEach(entry -> metadata.put(entry.getKey(), value(entry.getValue())));
        return metadata;
    }

    private static Object value(JsonNode value) {
        return value.isFloatingPointNumber() ? (Object) value.asDouble() : value.asText();
    }

    /** As {@link dev.assay.core.data.Output#ranked()}: the final list, or the last stage. */
    private static OptionalInt hits(JsonNode line) {
        if (line.path("retrieved").isArray()) {
            return OptionalInt.of(line.path("retrieved").size());
        }
        JsonNode stages = line.path("stages");
        return stages.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(stages.path(stages.size() - 1).path("items").size());
    }
}
