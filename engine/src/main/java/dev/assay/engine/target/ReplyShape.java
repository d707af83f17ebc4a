package dev.assay.engine.target;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Output;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where in a reply the fields of an output stand.
 *
 * @param fields by name of the output's field
 * @param stages by name of the stage, in pipeline order
 * @param reader reads the output put together from them
 */
record ReplyShape(Map<String, JsonPointer> fields, Map<String, JsonPointer> stages, OutputReader reader) {

    private static final List<String> NAMES = List.of("answer", "retrieved", "citations", "usage", "cost", "model");
    private static final int SHOWN = 4000;
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    static ReplyShape of(TargetSettings settings, OutputReader reader) {
        Map<String, JsonPointer> fields = new LinkedHashMap<>();
        NAMES.forEach(name -> settings.pointer(name).ifPresent(pointer -> fields.put(name, pointer)));
        Map<String, JsonPointer> stages = new LinkedHashMap<>();
        settings.below("stages")
                .keySet()
                .forEach(name -> settings.pointer("stages." + name).ifPresent(pointer -> stages.put(name, pointer)));
        if (fields.isEmpty() && stages.isEmpty()) {
            settings.fault("answer", "no pointer at all", "where things stand in the reply, such as `answer: /answer`");
        }
        return new ReplyShape(fields, stages, reader);
    }

    Output read(byte[] reply) throws TargetException {
        JsonNode root = parse(reply);
        ObjectNode output = JSON.createObjectNode();
        for (Map.Entry<String, JsonPointer> field : fields.entrySet()) {
            output.set(field.getKey(), at(root, field.getKey(), field.getValue()));
        }
        if (!stages.isEmpty()) {
            ObjectNode lists = output.putObject("stages");
            for (Map.Entry<String, JsonPointer> stage : stages.entrySet()) {
                lists.set(stage.getKey(), at(root, "stages." + stage.getKey(), stage.getValue()));
            }
        }
        try {
            return reader.read(output.toString());
        } catch (InputException wrong) {
            throw TargetException.lasting("the reply does not fit: " + wrong.getMessage());
        }
    }

    private static JsonNode parse(byte[] reply) throws TargetException {
        String text = new String(reply, StandardCharsets.UTF_8).strip();
        if (text.isEmpty()) {
            throw TargetException.lasting("an empty reply; JSON was expected");
        }
        try {
            return JSON.readTree(reply);
        } catch (JsonProcessingException wrong) {
            String shown = text.substring(0, Math.min(text.length(), SHOWN));
            throw TargetException.lasting("the reply is not JSON; it begins with `" + shown + "`");
        } catch (IOException wrong) {
            throw TargetException.lasting("the reply is not UTF-8");
        }
    }

    private static JsonNode at(JsonNode root, String key, JsonPointer pointer) throws TargetException {
        JsonNode found = root.at(pointer);
        if (found.isMissingNode()) {
            String there = Optional.of(String.join(
                            ", ",
                            root.propertyStream()
                                    .map(Map.Entry::getKey)
                                    .limit(10)
                                    .toList()))
                    .filter(names -> !names.isEmpty())
                    .map(names -> "; it has " + names)
                    .orElse("");
            throw TargetException.lasting("the reply has nothing at `" + pointer + "` (target." + key + ")" + there);
        }
        return found;
    }
}
