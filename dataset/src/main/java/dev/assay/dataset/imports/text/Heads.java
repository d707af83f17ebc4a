package dev.assay.dataset.imports.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Head.Shape;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Looks at the first million characters of a file and says what it is. */
final class Heads {

    private static final int LOOK = 1 << 20;
    private static final int ITEMS = 20;
    private static final Pattern YAML_KEY = Pattern.compile("(?m)^\"?([\\w$.-]+)\"?:(?:\\s|$)");
    private static final Pattern WORDS = Pattern.compile("\\S+(?:\\s+\\S+){2,5}");

    private static final Set<String> ROW = Set.of("question", "user_input", "query", "input");

    private final String name;
    private final String text;
    private final Set<String> columns = new LinkedHashSet<>();
    private final Map<String, Set<String>> lists = new HashMap<>();

    private Heads(String name, String text) {
        this.name = name;
        this.text = text;
    }

    /** What the file's beginning tells. */
    static Head of(TextSource source) {
        try (BufferedReader reader = source.open()) {
            char[] look = new char[LOOK];
            int length = 0;
            for (int read = 0; read >= 0 && length < LOOK; read = reader.read(look, length, LOOK - length)) {
                length += read;
            }
            String name = String.valueOf(source.path().getFileName());
            return new Heads(name, new String(look, 0, length)).head();
        } catch (IOException cannotRead) {
            throw source.unreadable(cannotRead);
        }
    }

    private Head head() {
        Shape shape = shape();
        return new Head(name, shape, columns, lists, List.of());
    }

    private Shape shape() {
        String start = text.stripLeading();
        if (start.startsWith("[")) {
            json(start, true);
            return Shape.LIST;
        }
        if (start.startsWith("{")) {
            return object(start);
        }
        String first = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("---"))
                .findFirst()
                .orElse("");
        if (first.startsWith("- ") || YAML_KEY.matcher(first).lookingAt()) {
            Matcher keys = YAML_KEY.matcher(text);
            while (keys.find()) {
                columns.add(keys.group(1));
            }
            return Shape.YAML;
        }
        return columns(first);
    }

    private Shape object(String start) {
        String[] lines = start.split("\n", 3);
        boolean whole = lines[0].strip().endsWith("}");
        boolean more = lines.length > 1 && lines[1].stripLeading().startsWith("{");
        if (more || (whole && lines.length > 1 && !lines[1].isBlank())) {
            text.lines().limit(ITEMS).forEach(line -> json(line, false));
            lists.clear();
            return Shape.LINES;
        }
        json(start, false);
        lists.values().removeIf(Set::isEmpty);
        boolean row = lists.isEmpty() || ROW.stream().anyMatch(columns::contains);
        return whole && row ? Shape.LINES : Shape.OBJECT;
    }

    private Shape columns(String first) {
        try (CSVParser parser = CSVParser.parse(text, CsvRows.format(first))) {
            for (CSVRecord header : parser) {
                if (header.size() > 1) {
                    header.forEach(cell -> columns.add(cell.strip()));
                    return numbers() ? words() : Shape.CSV;
                }
                break;
            }
        } catch (IOException | UncheckedIOException broken) {
            return Shape.OTHER;
        }
        return WORDS.matcher(first.strip()).matches() ? words() : Shape.OTHER;
    }

    /** Judgements and runs with tabs between their words have no header: numbers stand in the first line already. */
    private boolean numbers() {
        return columns.stream().anyMatch(cell -> cell.matches("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?"));
    }

    private Shape words() {
        columns.clear();
        return Shape.WORDS;
    }

    /** Takes note of keys as far as the text goes; where it breaks off or is broken, what was seen counts. */
    private void json(String json, boolean list) {
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            if (!list) {
                object(parser, columns, true);
                return;
            }
            items(parser, columns);
        } catch (IOException endOfHead) {
            return;
        }
    }

    private void items(JsonParser parser, Set<String> into) throws IOException {
        for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY && parser.currentToken() != null; i++) {
            if (parser.currentToken() == JsonToken.START_OBJECT && i < ITEMS) {
                object(parser, into, false);
            } else {
                parser.skipChildren();
            }
        }
    }

    private void object(JsonParser parser, Set<String> into, boolean outer) throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String key = parser.currentName();
            into.add(key);
            if (parser.nextToken() == JsonToken.START_ARRAY && outer) {
                Set<String> fields = new LinkedHashSet<>();
                lists.put(key, fields);
                items(parser, fields);
            } else {
                parser.skipChildren();
            }
        }
    }
}
