package dev.assay.core.metric;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a metric's name, read with their types.
 *
 * @param name the name as it was written
 */
public record Arguments(MetricName name) {

    /** The depth; only for families that require one. */
    public int depth() {
        return name.depth().orElseThrow();
    }

    /** The depth where one is written. */
    public OptionalInt optionalDepth() {
        return name.depth();
    }

    /** Whether a bare word is written, as in {@code nuggetRecall(vital)}. */
    public boolean flag(String parameter) {
        String value = name.parameters().get(parameter);
        if (value != null && !value.isEmpty()) {
            throw wrong(parameter, value, "a bare word without a value", null);
        }
        return value != null;
    }

    /** A text, or the default where the name does not give it. */
    public String text(String parameter, String fallback) {
        String value = name.parameters().get(parameter);
        if (value != null && value.isEmpty()) {
            throw wrong(parameter, value, "written as " + parameter + "=…", null);
        }
        return value == null ? fallback : value;
    }

    /** A whole number, or the default where the name does not give it. */
    public int integer(String parameter, int fallback) {
        String value = name.parameters().get(parameter);
        try {
            return value == null ? fallback : Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw wrong(parameter, value, "a whole number", e);
        }
    }

    /** A number, or the default where the name does not give it. */
    public double decimal(String parameter, double fallback) {
        String value = name.parameters().get(parameter);
        try {
            double number = value == null ? fallback : Double.parseDouble(value);
            if (!Double.isFinite(number)) {
                throw new NumberFormatException("not finite");
            }
            return number;
        } catch (NumberFormatException e) {
            throw wrong(parameter, value, "a number", e);
        }
    }

    /** One of some lower-case words, written in any case, or the default where the name does not give it. */
    public String word(String parameter, String fallback, Set<String> allowed) {
        String value = name.parameters().getOrDefault(parameter, fallback).toLowerCase(Locale.ROOT);
        if (!allowed.contains(value)) {
            throw wrong(
                    parameter,
                    value,
                    String.join(" or ", allowed.stream().sorted().toList()),
                    null);
        }
        return value;
    }

    private IllegalArgumentException wrong(
            String parameter, @Nullable String found, String allowed, @Nullable Exception cause) {
        return new IllegalArgumentException(
                "`" + name + "`: " + parameter + " is " + allowed + ", found `" + found + "`", cause);
    }
}
