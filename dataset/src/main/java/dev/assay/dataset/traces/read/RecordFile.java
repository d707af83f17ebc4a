package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Unreadable;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Streams the spans and lines of a file: JSON objects one a line, or one JSON text of any size, whose lists of spans are
 * read item by item. Of JSON lines a broken one costs that line, of one JSON text what comes after the break.
 */
final class RecordFile {

    private static final Set<String> LISTS = Set.of(
            "resourceSpans",
            "resourceLogs",
            "scopeSpans",
            "scopeLogs",
            "instrumentationLibrarySpans",
            "batches",
            "spans",
            "logRecords");
    private static final JsonMapper JSON = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Lines.LIMIT)
                    .maxNestingDepth(200)
                    .build())
            .build());

    private final Path path;
    private final boolean linesOnly;
    private final Sightings sink;
    private int number;

    private RecordFile(Path path, boolean linesOnly, Sightings sink) {
        this.path = path;
        this.linesOnly = linesOnly;
        this.sink = sink;
    }

    /**
     * Tells what stands in a file.
     *
     * @param linesOnly whether objects that look like spans are lines of a log all the same
     * @throws InputException when the file cannot be read at all
     */
    static void read(Path path, boolean linesOnly, Sightings sink) {
        RecordFile file = new RecordFile(path, linesOnly, sink);
        try {
            if (oneALine(path)) {
                file.lines();
            } else {
                file.whole();
            }
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(path, path.toString(), cannotRead));
        }
    }

    /** Whether the second line with anything on it begins an object as the first does. */
    private static boolean oneALine(Path path) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            int first = next(in);
            if (first != '{') {
                return false;
            }
            int c = in.read();
            while (c >= 0 && c != '\n') {
                c = in.read();
            }
            return next(in) == '{';
        }
    }

    private static int next(InputStream in) throws IOException {
        int c = in.read();
        while (c >= 0 && (c <= ' ' || c == 0xEF || c == 0xBB || c == 0xBF)) {
            c = in.read();
        }
        return c;
    }

    private void lines() {
        Faults faults = new Faults();
        Lines.read(path, new Source(path.toString(), faults), this::line);
        faults.first()
                .forEach(fault ->
                        sink.broken(fault.place(), "found " + fault.found() + "; allowed: " + fault.allowed()));
    }

    private void line(Line line) {
        String place = line.file() + ":" + line.number();
        try (JsonParser parser = JSON.createParser(line.bytes(), line.from(), line.length())) {
            values(parser, place);
        } catch (JsonProcessingException broken) {
            sink.broken(place, why(broken));
        } catch (IOException impossible) {
            throw new UncheckedIOException("reading from memory", impossible);
        }
    }

    private void whole() throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16);
                JsonParser parser = JSON.createParser(in)) {
            try {
                values(parser, "");
            } catch (JsonProcessingException broken) {
                int line =
                        broken.getLocation() == null ? 1 : broken.getLocation().getLineNr();
                sink.broken(path + ":" + line, why(broken) + "; the rest of the file was not read");
            }
        }
    }

    /** What is wrong, without what stands there: it may be what must not be shown. */
    private static String why(JsonProcessingException broken) {
        return "no JSON: "
                + broken.getOriginalMessage().lines().findFirst().orElse("").replaceAll("'[^']*'|\"[^\"]*\"", "…");
    }

    private void values(JsonParser parser, String place) throws IOException {
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            value(parser, token, Optional.empty(), place);
        }
    }

    private void value(JsonParser parser, JsonToken token, Optional<String> service, String place) throws IOException {
        if (token == JsonToken.START_ARRAY) {
            for (JsonToken item = parser.nextToken(); item != JsonToken.END_ARRAY; item = parser.nextToken()) {
                value(parser, item, service, place);
            }
        } else if (token == JsonToken.START_OBJECT) {
            object(parser, service, place);
        } else {
            number++;
            sink.broken(
                    at(place),
                    "a " + token.name().toLowerCase(Locale.ROOT).replace("value_", "")
                            + " where an object should stand");
        }
    }

    /** Reads an object: what it holds in lists of spans is told at once, else it is told itself. */
    private void object(JsonParser parser, Optional<String> outer, String place) throws IOException {
        ObjectNode object = JSON.createObjectNode();
        boolean container = false;
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_OBJECT; token = parser.nextToken()) {
            String name = parser.currentName();
            JsonToken value = parser.nextToken();
            boolean list = value == JsonToken.START_ARRAY
                    && (LISTS.contains(name) || (name.equals("data") && object.isEmpty()));
            if (list && !linesOnly) {
                container = true;
                value(parser, value, service(object).or(() -> outer), place);
            } else {
                object.set(name, JSON.<JsonNode>readTree(parser));
            }
        }
        if (!container) {
            number++;
            tell(object, outer, at(place));
        }
    }

    private void tell(ObjectNode object, Optional<String> service, String place) {
        Optional<Span> span = linesOnly ? Optional.empty() : SpanReader.read(object, service);
        if (span.isPresent()) {
            sink.span(span.get());
        } else {
            sink.line(object, place);
        }
    }

    private static Optional<String> service(ObjectNode object) {
        return Attributes.of(object.path("resource").path("attributes")).text("service.name");
    }

    /** The line of the file, or the number of the object in a file that is one JSON text. */
    private String at(String place) {
        return place.isEmpty() ? path + "#" + number : place;
    }
}
