package dev.assay.examples.pipeline;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads files of one JSON object a line. */
public final class JsonLines {

    private static final ObjectMapper JSON = new ObjectMapper();

    private JsonLines() {}

    /** The objects of a file, in order. */
    public static List<JsonNode> of(Path file) throws IOException {
        List<JsonNode> nodes = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            nodes.add(JSON.readTree(line));
        }
        return nodes;
    }

    /** The documents of a {@code corpus.jsonl} that has one document a line. */
    public static List<Document> corpus(Path file) throws IOException {
        return of(file).stream()
                .map(line -> new Document(
                        line.required("document").asText(),
                        line.required("text").asText()))
                .toList();
    }
}
