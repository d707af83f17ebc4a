package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Spans from JSON objects: OTLP, the OpenTelemetry SDKs' console form, rows of Phoenix ({@code context.trace_id},
 * {@code attributes.…}) and Jaeger ({@code traceID}, {@code tags}). A log record of OTLP is a span without time that
 * holds one event.
 */
final class SpanReader {

    private static final String COLUMN = "attributes.";
    private static final long NANOS_A_MICRO = 1_000;
    private static final long NANOS_A_SECOND = 1_000_000_000;

    private SpanReader() {}

    /** The span that an object is; absent where it is none. */
    static Optional<Span> read(ObjectNode object, Optional<String> service) {
        Optional<String> trace = text(object, "traceId", "trace_id", "traceID", "context.trace_id", "context/trace_id");
        Optional<String> id = text(object, "spanId", "span_id", "spanID", "context.span_id", "context/span_id");
        JsonNode attributes = attributes(object);
        boolean step = !attributes.isMissingNode() || object.has("startTimeUnixNano") || object.has("start_time");
        if (trace.isEmpty() || !step) {
            return Optional.empty();
        }
        boolean log = object.has("body") || object.has("eventName") || object.has("severityNumber");
        return Optional.of(
                log
                        ? logged(object, trace.get(), service)
                        : span(object, trace.get(), id.orElse(""), attributes, service));
    }

    private static Span span(ObjectNode object, String trace, String id, JsonNode written, Optional<String> service) {
        Attributes attributes = Attributes.of(written);
        List<Event> events = new ArrayList<>();
        Attributes.parsed(object.path("events"))
                .forEach(event ->
                        events.add(new Event(event.path("name").asText(), Attributes.of(event.path("attributes")))));
        long start = nanos(object, "startTimeUnixNano", "start_time", "startTime");
        long end = nanos(object, "endTimeUnixNano", "end_time", "endTime");
        if (end == 0 && object.path("duration").isNumber()) {
            end = start + object.path("duration").asLong() * NANOS_A_MICRO;
        }
        return new Span(
                trace,
                id,
                text(object, "parentSpanId", "parent_id", "parent_span_id", "parentId", "references/0/spanID"),
                text(object, "name", "operationName").orElse(""),
                start,
                end,
                error(object, attributes, events),
                attributes,
                events,
                service);
    }

    private static Span logged(ObjectNode object, String trace, Optional<String> service) {
        ObjectNode all = JsonNodeFactory.instance.objectNode();
        object.path("attributes")
                .forEach(pair -> all.set(pair.path("key").asText(), Attributes.plain(pair.path("value"))));
        all.set("body", Attributes.plain(object.path("body")));
        String name =
                text(object, "eventName", "name").orElse(all.path("event.name").asText());
        return new Span(
                trace,
                "",
                Optional.empty(),
                name,
                0,
                0,
                Optional.empty(),
                Attributes.of(JsonNodeFactory.instance.objectNode()),
                List.of(new Event(name, Attributes.of(all))),
                service);
    }

    private static JsonNode attributes(ObjectNode object) {
        if (object.has("attributes")) {
            return Attributes.parsed(object.path("attributes"));
        }
        ObjectNode columns = JsonNodeFactory.instance.objectNode();
        object.properties().forEach(field -> {
            if (field.getKey().startsWith(COLUMN)) {
                columns.set(field.getKey().substring(COLUMN.length()), field.getValue());
            }
        });
        return columns.isEmpty() ? object.path("tags") : columns;
    }

    private static Optional<String> error(ObjectNode object, Attributes attributes, List<Event> events) {
        String code = text(object, "status/code", "status/status_code", "status_code")
                .orElse("")
                .toUpperCase(Locale.ROOT);
        boolean failed = code.equals("2")
                || code.endsWith("ERROR")
                || attributes.text("error").orElse("").equals("true");
        Optional<String> thrown = events.stream()
                .filter(event -> event.name().equals("exception"))
                .map(event -> event.attributes()
                                .text("exception.type")
                                .map(type -> type + ": ")
                                .orElse("")
                        + event.attributes().text("exception.message").orElse(""))
                .filter(text -> !text.isBlank())
                .findFirst();
        if (!failed && attributes.text("error.type").isEmpty()) {
            return Optional.empty();
        }
        return text(object, "status/message", "status/description", "status_message")
                .or(() -> thrown)
                .or(() -> attributes.text("error.type"))
                .or(() -> Optional.of("error"));
    }

    private static Optional<String> text(ObjectNode object, String... paths) {
        for (String path : paths) {
            JsonNode value = path.contains("/") ? object.at("/" + path) : object.path(path);
            if (value.isValueNode() && !value.isNull() && !value.asText().isBlank()) {
                return Optional.of(value.asText());
            }
        }
        return Optional.empty();
    }

    private static long nanos(ObjectNode object, String nanos, String iso, String other) {
        Optional<String> written = text(object, nanos);
        if (written.isPresent() && written.get().matches("\\d{1,19}")) {
            return written.get().length() == 19 && written.get().charAt(0) == '9' ? 0 : Long.parseLong(written.get());
        }
        if (object.path(other).isNumber()) {
            return object.path(other).asLong() * NANOS_A_MICRO;
        }
        return text(object, iso, other)
                .flatMap(SpanReader::instant)
                .map(time -> time.getEpochSecond() * NANOS_A_SECOND + time.getNano())
                .orElse(0L);
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(OffsetDateTime.parse(text.replace(' ', 'T')).toInstant());
        } catch (DateTimeException noOffset) {
            return Optional.empty();
        }
    }
}
