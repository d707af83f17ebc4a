package dev.assay.engine.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a line that holds one JSON object. */
public final class JsonLine {

    private static final int DEEPEST = 100;
    private static final String ONE_OBJECT = "one JSON object a line";
    private static final Pattern EXPECTED = Pattern.compile("expect(?:ed|ing):? ([^\\n]*)");

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(Lines.LIMIT)
                    .maxNameLength(Lines.LIMIT)
                    .build())
            .build();

    private JsonLine() {}

    /** The object on this line; absent when there is a fault in its syntax, which is told. */
    public static Optional<Node.Obj> parse(Line line, Source source) {
        try (JsonParser parser = JSON.createParser(line.bytes(), line.from(), line.length())) {
            long before = source.faults().count();
            JsonToken first = parser.nextToken();
            if (first == JsonToken.START_OBJECT) {
                Node root = new TreeBuilder(parser, new Columns(line), source).value(first);
                if (parser.nextToken() != null) {
                    int column = column(line, parser.currentTokenLocation());
                    source.fault(line.number(), column, "more text after the object", ONE_OBJECT);
                }
                return source.faults().count() == before ? Optional.of((Node.Obj) root) : Optional.empty();
            }
            int column = first == null ? 1 : column(line, parser.currentTokenLocation());
            String hint = first == JsonToken.START_ARRAY ? "; write the items of the list one a line: jq -c '.[]'" : "";
            source.fault(line.number(), column, excerpt(line, column), ONE_OBJECT + hint);
        } catch (JsonProcessingException wrong) {
            tell(line, source, wrong);
        } catch (IOException impossible) {
            throw new UncheckedIOException("reading from memory", impossible);
        }
        return Optional.empty();
    }

    private static void tell(Line line, Source source, JsonProcessingException wrong) {
        if (wrong instanceof JsonEOFException) {
            int end = Utf8.characters(line.bytes(), line.from(), line.to()) + 1;
            source.fault(line.number(), end, "the end of the line", "the rest of the object; " + ONE_OBJECT);
            return;
        }
        JsonLocation at = wrong.getLocation();
        int column = at == null ? 1 : column(line, at);
        String message = wrong.getOriginalMessage();
        Matcher expected = EXPECTED.matcher(message);
        String allowed = expected.find()
                ? expected.group(1)
                : "JSON (" + message.lines().findFirst().orElse("") + ")";
        source.fault(line.number(), column, excerpt(line, column), allowed);
    }

    /** What stands at a column. */
    private static String excerpt(Line line, int column) {
        String text = line.text();
        int start = text.offsetByCodePoints(0, Math.min(column - 1, text.codePointCount(0, text.length())));
        String rest = text.substring(start);
        return rest.isEmpty() ? "the end of the line" : Words.quoted(rest.substring(0, Math.min(rest.length(), 20)));
    }

    private static int column(Line line, JsonLocation at) {
        return new Columns(line).column(at);
    }

    /** Turns the parser's byte offsets, which only grow, into characters. */
    private static final class Columns implements TreeBuilder.Places {

        private final Line line;
        private final boolean ascii;
        private int at;
        private int column = 1;

        Columns(Line line) {
            this.line = line;
            this.at = line.from();
            this.ascii = Utf8.endOfAscii(line.bytes(), line.from(), line.to()) == line.to();
        }

        @Override
        public int line(JsonLocation location) {
            return line.number();
        }

        @Override
        public int column(JsonLocation location) {
            int offset = (int) Math.max(0, Math.min(location.getByteOffset(), line.length()));
            if (ascii) {
                return offset + 1;
            }
            int target = line.from() + offset;
            if (target > at) {
                column += Utf8.characters(line.bytes(), at, target);
                at = target;
            }
            return column;
        }
    }
}
