package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.words.Sha256;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * An answer of a finished run.
 *
 * @param seen stands for the answer's text and the texts of its context: equal ones have the judge's replies in common
 * @param values by metric, where it has one
 */
record GivenAnswer(String seen, Map<String, Double> values) {

    private static final String CONTEXT = "context";
    private static final String RETRIEVED = "retrieved";

    /** The answer of a line of cases, or of one of its repeats. */
    static GivenAnswer of(JsonNode line) {
        Map<String, Double> values = new LinkedHashMap<>();
        line.path("scores").properties().stream()
                .filter(score -> score.getValue().path("value").isNumber())
                .forEach(score -> values.put(
                        score.getKey(), score.getValue().path("value").asDouble()));
        return new GivenAnswer(Sha256.of(line.path("answer") + "\n" + texts(context(line))), values);
    }

    OptionalDouble value(String metric) {
        return Optional.ofNullable(values.get(metric)).map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    /** What the model was shown: the context stage, else what was retrieved, else the last stage. */
    private static JsonNode context(JsonNode line) {
        JsonNode stages = line.path("stages");
        Optional<JsonNode> stage = StreamSupport.stream(stages.spliterator(), false)
                .filter(each -> each.path("name").asText().equals(CONTEXT))
                .findFirst();
        if (stage.isPresent()) {
            return stage.get().path("items");
        }
        return line.has(RETRIEVED)
                ? line.path(RETRIEVED)
                : stages.path(stages.size() - 1).path("items");
    }

    /** Texts, quoted; an id where the text stands in the corpus. */
    private static String texts(JsonNode items) {
        return StreamSupport.stream(items.spliterator(), false)
                .map(item -> item.has("text") ? item.path("text") : item.path("id"))
                .map(JsonNode::toString)
                .collect(Collectors.joining("\n"));
    }
}
