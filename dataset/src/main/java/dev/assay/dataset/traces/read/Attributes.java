package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Attributes of a span or event by their dotted names, whichever of the usual JSON forms they were written in. */
final class Attributes {

    private static final JsonMapper JSON = new JsonMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<String, JsonNode> values = new LinkedHashMap<>();

    private Attributes() {}

    /** From a list of {@code {"key","value"}} as in OTLP, or an object, flat or nested; anything else has none. */
    static Attributes of(JsonNode written) {
        Attributes attributes = new Attributes();
        if (written.isArray()) {
            for (JsonNode pair : written) {
                attributes.put(pair.path("key").asText(), plain(pair.path("value")));
            }
        } else if (written.isObject()) {
            written.properties().forEach(field -> attributes.put(field.getKey(), field.getValue()));
        } else if (written.isValueNode() && !written.isNull()) {
            attributes.put("", written);
        }
        return attributes;
    }

    private void put(String name, JsonNode value) {
        if (value.isObject()) {
            value.properties().forEach(field -> put(name + "." + field.getKey(), field.getValue()));
        } else if (!value.isNull() && !value.isMissingNode()) {
            values.put(name, value);
        }
    }

    /** The value within OTLP's {@code AnyValue}; a value that is none stays as it is. */
    static JsonNode plain(JsonNode any) {
        if (!any.isObject() || any.size() != 1) {
            return any;
        }
        String type = any.fieldNames().next();
        JsonNode value = any.path(type);
        return switch (type) {
            case "intValue" ->
                value.isTextual() && value.asText().matches("-?\\d{1,18}")
                        ? NODES.numberNode(Long.parseLong(value.asText()))
                        : value;
            case "arrayValue" -> {
                ArrayNode list = NODES.arrayNode();
                value.path("values").forEach(item -> list.add(plain(item)));
                yield list;
            }
            case "kvlistValue" -> {
                ObjectNode map = NODES.objectNode();
                value.path("values").forEach(pair -> map.set(pair.path("key").asText(), plain(pair.path("value"))));
                yield map;
            }
            default -> type.endsWith("Value") ? value : any;
        };
    }

    boolean has(String prefix) {
        return values.keySet().stream().anyMatch(name -> name.startsWith(prefix));
    }

    /** The first of these that holds text, a number or a truth value, not blank. */
    Optional<String> text(String... names) {
        for (String name : names) {
            JsonNode value = values.get(name);
            if (value != null && value.isValueNode() && !value.asText().isBlank()) {
                return Optional.of(value.asText());
            }
        }
        return Optional.empty();
    }

    /** The first of these that holds a finite number. */
    OptionalDouble number(String... names) {
        for (String name : names) {
            Optional<Double> value = text(name).flatMap(Numbers::parse);
            if (value.isPresent()) {
                return OptionalDouble.of(value.get());
            }
        }
        return OptionalDouble.empty();
    }

    /** The value of the first of these that is there; JSON that was written as a string is read. */
    Optional<JsonNode> tree(String... names) {
        for (String name : names) {
            JsonNode value = values.get(name);
            if (value != null) {
                return Optional.of(parsed(value));
            }
        }
        return Optional.empty();
    }

    /** JSON that was written as a string; what is none stays as it is. */
    static JsonNode parsed(JsonNode value) {
        String text = value.isTextual() ? value.asText().strip() : "";
        if (text.startsWith("{") || text.startsWith("[")) {
            try {
                return JSON.readTree(text);
            } catch (JsonProcessingException noJson) {
                return value;
            }
        }
        return value;
    }

    /** Items of a list: an array, JSON in a string, or flattened to {@code prefix.0.name}; absent where there is no such list. */
    Optional<List<Attributes>> list(String prefix) {
        Optional<JsonNode> whole = tree(prefix);
        if (whole.isPresent() && whole.get().isArray()) {
            List<Attributes> items = new ArrayList<>();
            whole.get().forEach(item -> items.add(of(item)));
            return Optional.of(items);
        }
        Map<Integer, Attributes> byIndex = new TreeMap<>();
        within(prefix).forEach((rest, value) -> {
            int dot = rest.indexOf('.');
            String index = dot < 0 ? rest : rest.substring(0, dot);
            if (index.matches("\\d{1,6}")) {
                byIndex.computeIfAbsent(Integer.parseInt(index), number -> new Attributes())
                        .put(dot < 0 ? "" : rest.substring(dot + 1), value);
            }
        });
        return byIndex.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(byIndex.values()));
    }

    /** All strings, numbers and truth values. */
    Map<String, Object> scalars() {
        Map<String, Object> scalars = new LinkedHashMap<>();
        values.forEach((name, value) -> Scalars.of(value).ifPresent(scalar -> scalars.put(name, scalar)));
        return scalars;
    }

    /** Strings, numbers and truth values below a name, by the rest of their names. */
    Map<String, Object> scalars(String prefix) {
        Map<String, Object> scalars = new LinkedHashMap<>();
        Optional<JsonNode> whole = tree(prefix).filter(JsonNode::isObject);
        Map<String, JsonNode> fields =
                whole.map(Attributes::of).map(read -> read.values).orElseGet(() -> within(prefix));
        fields.forEach((name, value) -> Scalars.of(value).ifPresent(scalar -> scalars.put(name, scalar)));
        return scalars;
    }

    private Map<String, JsonNode> within(String prefix) {
        Map<String, JsonNode> within = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (name.startsWith(prefix + ".")) {
                within.put(name.substring(prefix.length() + 1), value);
            }
        });
        return within;
    }
}
