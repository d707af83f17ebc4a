package dev.assay.judge.plan;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;

/** JSON as a model would write it. */
final class Written {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Written() {}

    /** An object of these fields in this order: a name, its value, the next name. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return object;
    }

    /** The text of an object of these fields. */
    static String text(Object... namesAndValues) {
        try {
            return JSON.writeValueAsString(object(namesAndValues));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts and numbers can be written", e);
        }
    }
}
