package dev.assay.judge.port;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything about the model that can change a reply.
 *
 * @param model the model asked for
 * @param temperature sampling temperature, 0 or more; absent = not sent, for models that refuse it
 * @param maxTokens limit of the reply, tokens, 1 or more
 * @param seed sampling seed; absent = not sent
 * @param extra further fields of the request's body, each value as JSON text, such as {@code {"thinking": "false"}}
 */
public record ModelSettings(
        String model, OptionalDouble temperature, int maxTokens, OptionalLong seed, SortedMap<String, String> extra) {

    /** Enough for the verdicts on an answer of some fifty claims. */
    public static final int DEFAULT_MAX_TOKENS = 4096;

    public ModelSettings {
        extra = Collections.unmodifiableSortedMap(new TreeMap<>(extra));
        if (model.isBlank()) {
            throw new IllegalArgumentException("judge: model is blank; name the model to ask, such as glm-4-flash");
        }
        if (maxTokens < 1) {
            throw new IllegalArgumentException("judge: maxTokens is 1 or more, found " + maxTokens);
        }
        if (temperature.isPresent() && !(temperature.getAsDouble() >= 0)) {
            throw new IllegalArgumentException("judge: temperature is 0 or more, found " + temperature.getAsDouble());
        }
    }

    /** A model at temperature 0 with the default limit. */
    public static ModelSettings of(String model) {
        return new ModelSettings(
                model, OptionalDouble.of(0), DEFAULT_MAX_TOKENS, OptionalLong.empty(), new TreeMap<>(Map.of()));
    }

    /** The same with another limit of the reply. */
    public ModelSettings withMaxTokens(int tokens) {
        return new ModelSettings(model, temperature, tokens, seed, extra);
    }
}
