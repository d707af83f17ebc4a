package dev.assay.judge.embedded.nli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.judge.embedded.encode.UnsuitableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a model's {@code config.json} tells.
 *
 * @param labels the labels' names in the order of the logits; empty where it names none
 * @param longest tokens of the longest row that the network reads; empty where it does not tell
 */
record ModelConfig(List<String> labels, OptionalInt longest) {

    /** A model without a config. */
    static final ModelConfig NONE = new ModelConfig(List.of(), OptionalInt.empty());

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Kinds of model that count positions from after the padding, so that two of them hold no token. */
    private static final List<String> FROM_TWO =
            List.of("roberta", "xlm-roberta", "xlm-roberta-xl", "camembert", "longformer", "mpnet");

    ModelConfig {
        labels = List.copyOf(labels);
    }

    /**
     * Reads the file.
     *
     * @throws UnsuitableModel when it is no JSON object, or its labels are not numbered from 0 on
     */
    static ModelConfig read(String text) {
        JsonNode config;
        try {
            config = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UnsuitableModel("it is not JSON: " + e.getOriginalMessage(), e);
        }
        if (!config.isObject()) {
            throw new UnsuitableModel("it holds no JSON object, so it is no config.json of a model");
        }
        int positions = config.path("max_position_embeddings").asInt(0);
        int unused = FROM_TWO.contains(config.path("model_type").asText()) ? 2 : 0;
        return new ModelConfig(
                labels(config.path("id2label")),
                positions > unused ? OptionalInt.of(positions - unused) : OptionalInt.empty());
    }

    private static List<String> labels(JsonNode names) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            JsonNode name = names.path(String.valueOf(i));
            if (!name.isTextual()) {
                throw new UnsuitableModel("its id2label does not number the labels from 0 to " + (names.size() - 1));
            }
            labels.add(name.asText());
        }
        return labels;
    }
}
