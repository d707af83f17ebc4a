package dev.assay.engine.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/**
 * Reads one JSON object out of a longer text, such as an item of a list that goes over several lines. A comma with nothing
 * behind it and Python's NaN are forgiven, and told.
 */
public final class JsonPiece {

    private static final int DEEPEST = 100;
    private static final int SHOWN = 20;
    private static final JsonFactory STRICT = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(Lines.LIMIT)
                    .maxNameLength(Lines.LIMIT)
                    .build())
            .build();
    private static final JsonFactory FORGIVING = STRICT.rebuild()
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .build();

    private final String text;
    private final int line;
    private final int column;

    private JsonPiece(String text, int line, int column) {
        this.text = text;
        this.line = line;
        this.column = column;
    }

    /**
     * The object; absent when there is a fault in its syntax, which is told.
     *
     * @param text nothing but the object
     * @param line where it begins in the file, from 1
     * @param column the character of that line, from 1
     * @param forgiven told of what is no JSON and was read all the same, with its line
     */
    public static Optional<Node.Obj> object(
            String text, int line, int column, Source source, ObjIntConsumer<String> forgiven) {
        return new JsonPiece(text, line, column).read(source, forgiven);
    }

    private Optional<Node.Obj> read(Source source, ObjIntConsumer<String> forgiven) {
        try {
            return parse(STRICT, source);
        } catch (JsonProcessingException wrong) {
            JsonLocation at = Optional.ofNullable(wrong.getLocation()).orElse(JsonLocation.NA);
            String message = wrong.getOriginalMessage().lines().findFirst().orElse("");
            try {
                Optional<Node.Obj> read = parse(FORGIVING, source);
                boolean number = message.contains("Non-standard token");
                forgiven.accept(
                        number
                                ? "NaN or Infinity, which JSON does not know: read as no value"
                                : "a comma with nothing behind it: passed over",
                        line(at));
                return read;
            } catch (JsonProcessingException broken) {
                tell(source, broken);
                return Optional.empty();
            } catch (IOException impossible) {
                throw new UncheckedIOException("reading from memory", impossible);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException("reading from memory", impossible);
        }
    }

    private Optional<Node.Obj> parse(JsonFactory json, Source source) throws IOException {
        Faults found = new Faults();
        try (JsonParser parser = json.createParser(text)) {
            JsonToken first = parser.nextToken();
            if (first != JsonToken.START_OBJECT) {
                source.fault(line, column, Words.quoted(text), "a JSON object: {\"name\": value, …}");
                return Optional.empty();
            }
            Node root = new TreeBuilder(parser, new Places(), new Source(source.file(), found)).value(first);
            if (parser.nextToken() != null) {
                JsonLocation at = parser.currentTokenLocation();
                source.fault(line(at), column(at), "more text after the object", "one JSON object");
                return Optional.empty();
            }
            found.first().forEach(source.faults()::add);
            return found.count() == 0 ? Optional.of((Node.Obj) root) : Optional.empty();
        }
    }

    private void tell(Source source, JsonProcessingException broken) {
        JsonLocation at = Optional.ofNullable(broken.getLocation()).orElse(JsonLocation.NA);
        String message = broken.getOriginalMessage().lines().findFirst().orElse("");
        int offset = (int) Math.max(0, Math.min(at.getCharOffset(), text.length()));
        String rest = text.substring(offset, Math.min(text.length(), offset + SHOWN));
        source.fault(
                line(at),
                column(at),
                rest.isEmpty() ? "the end of the object" : Words.quoted(rest),
                "JSON (" + message + ")");
    }

    private int line(JsonLocation at) {
        return line + Math.max(1, at.getLineNr()) - 1;
    }

    private int column(JsonLocation at) {
        int within = Math.max(1, at.getColumnNr());
        return at.getLineNr() <= 1 ? column + within - 1 : within;
    }

    private final class Places implements TreeBuilder.Places {

        @Override
        public int line(JsonLocation location) {
            return JsonPiece.this.line(location);
        }

        @Override
        public int column(JsonLocation location) {
            return JsonPiece.this.column(location);
        }
    }
}
