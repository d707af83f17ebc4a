package dev.assay.engine.store;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields of an object in a line of the history, each of the kind that it must be. */
final class LineFields {

    private static final double USUAL_LEVEL = 0.95;
    private static final Pattern LEVEL = Pattern.compile("(\\d{1,2}(?:\\.\\d+)?) %");

    private final JsonNode object;
    private final String within;

    LineFields(JsonNode object) throws DamagedLineException {
        this(object, "");
    }

    private LineFields(JsonNode object, String within) throws DamagedLineException {
        this.object = object;
        this.within = within;
        if (!object.isObject()) {
            throw new DamagedLineException(
                    within.isEmpty() ? "something that is no JSON object" : "`" + within + "`, which is no JSON object",
                    "a line as `assay run` writes it");
        }
    }

    List<String> names() {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    boolean has(String name) {
        return object.hasNonNull(name);
    }

    LineFields object(String name) throws DamagedLineException {
        return new LineFields(present(name), path(name));
    }

    String text(String name) throws DamagedLineException {
        JsonNode field = present(name);
        if (!field.isTextual()) {
            throw wrong(name, "a text");
        }
        return field.textValue();
    }

    Optional<String> optionalText(String name) throws DamagedLineException {
        return has(name) ? Optional.of(text(name)) : Optional.empty();
    }

    String time(String name) throws DamagedLineException {
        String text = text(name);
        try {
            Instant.parse(text);
        } catch (DateTimeException e) {
            throw wrong(name, "a time such as \"2026-01-31T23:59:59Z\"");
        }
        return text;
    }

    boolean flag(String name) throws DamagedLineException {
        JsonNode field = present(name);
        if (!field.isBoolean()) {
            throw wrong(name, "true or false");
        }
        return field.booleanValue();
    }

    int count(String name) throws DamagedLineException {
        JsonNode field = present(name);
        if (!field.isIntegralNumber() || !field.canConvertToInt() || field.intValue() < 0) {
            throw wrong(name, "a whole number, 0 or more");
        }
        return field.intValue();
    }

    private OptionalDouble number(String name) throws DamagedLineException {
        if (!has(name)) {
            return OptionalDouble.empty();
        }
        JsonNode field = present(name);
        if (!field.isNumber() || !Double.isFinite(field.doubleValue())) {
            throw wrong(name, "a number, or null where there is none");
        }
        return OptionalDouble.of(field.doubleValue());
    }

    /** The object as an estimate. */
    Estimate estimate() throws DamagedLineException {
        String method = optionalText("method").orElse("");
        OptionalDouble mean = number("mean");
        OptionalDouble low = number("low");
        OptionalDouble high = number("high");
        if (low.isPresent() != high.isPresent() || (low.isPresent() && low.getAsDouble() > high.getAsDouble())) {
            throw new DamagedLineException(
                    "an interval of `" + within + "` that does not run from low to high", "both bounds, or null twice");
        }
        Optional<Interval> interval = low.isPresent()
                ? Optional.of(new Interval(low.getAsDouble(), high.getAsDouble(), level(method)))
                : Optional.empty();
        return new Estimate(
                mean,
                interval,
                count("n"),
                has("undefined") ? count("undefined") : 0,
                has("failed") ? count("failed") : 0,
                method);
    }

    /** The level that a method names in its words. */
    private static double level(String method) {
        Matcher named = LEVEL.matcher(method);
        double level = named.find() ? Double.parseDouble(named.group(1)) / 100 : USUAL_LEVEL;
        return level > 0 && level < 1 ? level : USUAL_LEVEL;
    }

    private JsonNode present(String name) throws DamagedLineException {
        if (!has(name)) {
            throw new DamagedLineException("no field `" + path(name) + "`", "a line as `assay run` writes it");
        }
        return object.get(name);
    }

    private DamagedLineException wrong(String name, String allowed) {
        return new DamagedLineException("`" + path(name) + "`: " + shown(object.path(name)), allowed);
    }

    private static String shown(JsonNode value) {
        String text = value.toString();
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }

    private String path(String name) {
        return within.isEmpty() ? name : within + "." + name;
    }
}
