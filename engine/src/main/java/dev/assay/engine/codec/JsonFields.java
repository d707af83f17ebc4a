package dev.assay.engine.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Span;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Writes fields that are left out when they hold nothing. Maps are written in the order of their keys. */
final class JsonFields {

    private JsonFields() {}

    static void string(JsonGenerator json, String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(name, value.get());
        }
    }

    static void number(JsonGenerator json, String name, OptionalDouble value) throws IOException {
        if (value.isPresent()) {
            json.writeNumberField(name, value.getAsDouble());
        }
    }

    static void strings(JsonGenerator json, String name, List<String> values) throws IOException {
        if (!values.isEmpty()) {
            json.writeArrayFieldStart(name);
            for (String value : values) {
                json.writeString(value);
            }
            json.writeEndArray();
        }
    }

    static void span(JsonGenerator json, Optional<Span> span) throws IOException {
        if (span.isPresent()) {
            json.writeNumberField("start", span.get().start());
            json.writeNumberField("end", span.get().end());
        }
    }

    static void map(JsonGenerator json, String name, Map<String, Object> map) throws IOException {
        if (!map.isEmpty()) {
            json.writeFieldName(name);
            value(json, map);
        }
    }

    private static void value(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            Map<String, Object> sorted = new TreeMap<>();
            map.forEach((key, inner) -> sorted.put(String.valueOf(key), inner));
            for (Map.Entry<String, Object> entry : sorted.entrySet()) {
                json.writeFieldName(entry.getKey());
                value(json, entry.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object item : list) {
                value(json, item);
            }
            json.writeEndArray();
        } else if (value instanceof Number number) {
            number(json, number);
        } else if (value instanceof Boolean bool) {
            json.writeBoolean(bool);
        } else {
            json.writeString(value.toString());
        }
    }

    private static void number(JsonGenerator json, Number number) throws IOException {
        if (number instanceof Double || number instanceof Float) {
            json.writeNumber(number.doubleValue());
        } else {
            json.writeNumber(number.longValue());
        }
    }
}
