package dev.assay.engine.codec;

import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Free values (metadata, usage) as plain Java: String, Boolean, Long for whole numbers (1.0 too), else Double. */
final class Plain {

    private static final double EXACT = 1L << 53;

    private Plain() {}

    /** A flat map of strings, numbers and booleans; anything nested is a fault, {@code null} is left out. */
    static Map<String, Object> flat(Node.Obj object, Source source) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Node.Member member : object.members()) {
            if (member.value() instanceof Node.Obj || member.value() instanceof Node.Arr) {
                source.fault(member.value(), "a string, a number, true or false in `" + member.key() + "`");
            } else {
                value(member.value(), source).ifPresent(value -> map.put(member.key(), value));
            }
        }
        return map;
    }

    /** A map of any depth; {@code null} is left out. */
    static Map<String, Object> deep(Node.Obj object, Source source) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Node.Member member : object.members()) {
            value(member.value(), source).ifPresent(value -> map.put(member.key(), value));
        }
        return Collections.unmodifiableMap(map);
    }

    /** A string, number or boolean. */
    static Optional<Object> scalar(Node node, Source source) {
        return value(node, source);
    }

    private static Optional<Object> value(Node node, Source source) {
        if (node instanceof Node.Text text) {
            return Optional.of(text.value());
        } else if (node instanceof Node.Bool bool) {
            return Optional.of(bool.value());
        } else if (node instanceof Node.Num num) {
            return number(num, source);
        } else if (node instanceof Node.Obj object) {
            return Optional.of(deep(object, source));
        } else if (node instanceof Node.Arr array) {
            List<Object> items = new ArrayList<>();
            array.items().forEach(item -> value(item, source).ifPresent(items::add));
            return Optional.of(List.copyOf(items));
        }
        return Optional.empty();
    }

    private static Optional<Object> number(Node.Num num, Source source) {
        double value = Double.parseDouble(num.text());
        if (Double.isInfinite(value)) {
            source.fault(num, "a number below 1e308");
            return Optional.empty();
        }
        if (value == Math.rint(value) && Math.abs(value) < EXACT) {
            return Optional.of((long) value);
        }
        try {
            return Optional.of(Long.parseLong(num.text()));
        } catch (NumberFormatException notLong) {
            return Optional.of(value);
        }
    }
}
