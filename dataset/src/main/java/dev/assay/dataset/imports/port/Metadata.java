package dev.assay.dataset.imports.port;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.assay.engine.input.Node;
import java.util.Map;
import java.util.stream.Collectors;

/** Makes flat metadata of values of any shape: keys of nested objects are joined by a dot, lists become JSON text. */
public final class Metadata {

    private static final double EXACT = 1L << 53;

    private Metadata() {}

    /** Puts a value under a key; one without value is left out. */
    public static void put(Map<String, Object> metadata, String key, Node value) {
        if (value instanceof Node.Obj object) {
            object.members().forEach(member -> put(metadata, key + "." + member.key(), member.value()));
        } else if (value instanceof Node.Arr list) {
            if (!list.items().isEmpty()) {
                metadata.putIfAbsent(key, json(list));
            }
        } else if (value instanceof Node.Text text) {
            metadata.putIfAbsent(key, text.value());
        } else if (value instanceof Node.Bool bool) {
            metadata.putIfAbsent(key, bool.value());
        } else if (value instanceof Node.Num num) {
            metadata.putIfAbsent(key, number(num.text()));
        }
    }

    /** Whole numbers as long, others as double; what no double holds stays text. */
    static Object number(String text) {
        double value = Double.parseDouble(text);
        if (!Double.isFinite(value)) {
            return text;
        }
        return value == Math.rint(value) && Math.abs(value) < EXACT ? (Object) (long) value : (Object) value;
    }

    private static String json(Node node) {
        if (node instanceof Node.Arr list) {
            return list.items().stream().map(Metadata::json).collect(Collectors.joining(",", "[", "]"));
        } else if (node instanceof Node.Obj object) {
            return object.members().stream()
                    .map(member -> quoted(member.key()) + ":" + json(member.value()))
                    .collect(Collectors.joining(",", "{", "}"));
        } else if (node instanceof Node.Text text) {
            return quoted(text.value());
        } else if (node instanceof Node.Num num) {
            return num.text();
        }
        return node instanceof Node.Bool bool ? String.valueOf(bool.value()) : "null";
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }
}
