package dev.assay.engine.input;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a YAML file that holds one object: keys with values, lists and objects; no anchors, one document. */
public final class YamlFile {

    private static final int DEEPEST = 100;
    private static final String KEYS = "keys with values, such as `k: 3`";

    private static final YAMLFactory YAML = YAMLFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build();

    private YamlFile() {}

    /**
     * The object in this file; an empty one when the file holds nothing but comments. Absent when there is a fault in
     * its syntax, which is told.
     *
     * @throws InputException when the file cannot be read
     */
    public static Optional<Node.Obj> parse(Path path, Source source) {
        long before = source.faults().count();
        List<String> rows = new ArrayList<>();
        Lines.read(path, source, line -> {
            // blank lines are not handed on, but the places of the others must stay
            while (rows.size() < line.number() - 1) {
                rows.add("");
            }
            rows.add(line.text());
        });
        return source.faults().count() == before ? parse(String.join("\n", rows) + "\n", source) : Optional.empty();
    }

    /** The object in this text. */
    static Optional<Node.Obj> parse(String text, Source source) {
        long before = source.faults().count();
        try (YAMLParser yaml = YAML.createParser(text)) {
            JsonParser parser = new WithoutAnchors(yaml, source);
            JsonToken first = parser.nextToken();
            if (first == null || first == JsonToken.VALUE_NULL) {
                return Optional.of(new Node.Obj(1, 1, List.of()));
            }
            Node root = new TreeBuilder(parser, new Marks(), source).value(first);
            if (parser.nextToken() != null) {
                JsonLocation at = parser.currentTokenLocation();
                source.fault(at.getLineNr(), at.getColumnNr(), "a second document", "one document a file");
            }
            if (root instanceof Node.Obj obj) {
                return source.faults().count() == before ? Optional.of(obj) : Optional.empty();
            }
            source.fault(root, KEYS);
        } catch (JsonProcessingException wrong) {
            tell(source, wrong);
        } catch (IOException impossible) {
            throw new UncheckedIOException("reading from memory", impossible);
        }
        return Optional.empty();
    }

    private static void tell(Source source, JsonProcessingException wrong) {
        JsonLocation at = wrong.getLocation();
        String message = wrong.getOriginalMessage().lines().findFirst().orElse("");
        if (at == null) {
            source.fault(1, 1, "text that is not YAML (" + message + ")", KEYS);
        } else {
            source.fault(at.getLineNr(), at.getColumnNr(), "text that is not YAML (" + message + ")", KEYS);
        }
    }

    /** Refuses anchors and aliases: a value that stands somewhere else has no place of its own to report. */
    private static final class WithoutAnchors extends JsonParserDelegate {

        private final YAMLParser yaml;
        private final Source source;

        WithoutAnchors(YAMLParser yaml, Source source) {
            super(yaml);
            this.yaml = yaml;
            this.source = source;
        }

        @Override
        public JsonToken nextToken() throws IOException {
            JsonToken token = super.nextToken();
            if (token != null && yaml.isCurrentAlias()) {
                JsonLocation at = currentTokenLocation();
                source.fault(at.getLineNr(), at.getColumnNr(), "an alias", "the value itself, written out");
            }
            return token;
        }
    }

    private static final class Marks implements TreeBuilder.Places {

        @Override
        public int line(JsonLocation location) {
            return location.getLineNr();
        }

        @Override
        public int column(JsonLocation location) {
            return location.getColumnNr();
        }
    }
}
