package dev.assay.core.metric;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A metric's name taken apart: {@code base(parameter=value,…)@depth}, as in {@code ir_measures}.
 *
 * @param base the family's name or an alias
 * @param parameters by name, in alphabetical order; the value of a bare word such as {@code (vital)} is empty
 * @param depth the cut-off k, 1 or more
 */
public record MetricName(String base, Map<String, String> parameters, OptionalInt depth) {

    private static final Pattern SHAPE =
            Pattern.compile("\\s*([A-Za-z][A-Za-z0-9_-]*)\\s*(?:\\(([^()]*)\\))?\\s*(?:@\\s*(-?\\d{1,9}))?\\s*");

    public MetricName {
        parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
        if (depth.isPresent() && depth.getAsInt() < 1) {
            throw new IllegalArgumentException(base + "@" + depth.getAsInt() + ": k is a depth, 1 or more; write "
                    + base + "@1 for the top result");
        }
    }

    /** A name without parameters or depth. */
    public static MetricName of(String base) {
        return new MetricName(base, Map.of(), OptionalInt.empty());
    }

    /** A name with a depth. */
    public static MetricName of(String base, int depth) {
        return new MetricName(base, Map.of(), OptionalInt.of(depth));
    }

    /** This name with one more parameter. */
    public MetricName with(String parameter, String value) {
        Map<String, String> more = new TreeMap<>(parameters);
        more.put(parameter, value);
        return new MetricName(base, more, depth);
    }

    /** This name with one more bare word. */
    public MetricName with(String word) {
        return with(word, "");
    }

    /**
     * Reads a name as a user writes it. Parameter names are lower-cased; quotes around values are dropped.
     *
     * @throws IllegalArgumentException when the text has not the shape {@code name(parameter=value)@k}
     */
    public static MetricName parse(String text) {
        Matcher matcher = SHAPE.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "`" + text + "` is not a metric's name; the shape is name(parameter=value)@k, such as recall@5");
        }
        Map<String, String> parameters = new TreeMap<>();
        String inner = matcher.group(2);
        if (inner != null && !inner.isBlank()) {
            for (String part : inner.split(",", -1)) {
                addParameter(parameters, part, text);
            }
        }
        String depth = matcher.group(3);
        return new MetricName(
                matcher.group(1),
                parameters,
                depth == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(depth)));
    }

    private static void addParameter(Map<String, String> parameters, String part, String text) {
        int equals = part.indexOf('=');
        String key = (equals < 0 ? part : part.substring(0, equals)).strip().toLowerCase(Locale.ROOT);
        String value = equals < 0 ? "" : part.substring(equals + 1).strip().replaceAll("^(['\"])(.*)\\1$", "$2");
        boolean word = equals < 0 && key.matches("[a-z][a-z0-9-]*");
        boolean repeated = parameters.putIfAbsent(key, value) != null;
        if (key.isEmpty() || (value.isEmpty() && !word) || repeated) {
            throw new IllegalArgumentException("`" + part.strip() + "` in `" + text
                    + "`: a parameter is written once, as name=value or as a word");
        }
    }

    /** The name as printed and parsed. */
    @Override
    public String toString() {
        String inner = parameters.entrySet().stream()
                .map(entry -> entry.getKey() + (entry.getValue().isEmpty() ? "" : "=" + entry.getValue()))
                .collect(Collectors.joining(","));
        return base + (inner.isEmpty() ? "" : "(" + inner + ")") + (depth.isPresent() ? "@" + depth.getAsInt() : "");
    }
}
