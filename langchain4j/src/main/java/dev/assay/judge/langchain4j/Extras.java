package dev.assay.judge.langchain4j;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;

/** Further fields of a request's body. */
final class Extras {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Extras() {}

    /** The fields as values, from their JSON texts. */
    static Map<String, Object> values(SortedMap<String, String> texts) {
        Map<String, Object> values = new LinkedHashMap<>();
        texts.forEach((name, text) -> values.put(name, value(text)));
        return values;
    }

    private static Object value(String text) {
        try {
            return JSON.readValue(text, Object.class);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("an extra field's value is JSON text, found " + text, e);
        }
    }
}
