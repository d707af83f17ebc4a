package dev.assay.judge.embedded.verdict;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A labelled claim with its contexts, from the data folder. */
record Row(String id, String source, String split, String claim, List<String> contexts, boolean supported) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The rows of a source; of those in a split every n-th, so that at most {@code most} are left. */
    static List<Row> read(Path folder, String source, String split, int most) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(source + ".jsonl"))) {
            JsonNode node = JSON.readTree(line);
            if (node.get("split").asText().equals(split)) {
                List<String> contexts = new ArrayList<>();
                node.get("contexts").forEach(context -> contexts.add(context.asText()));
                rows.add(new Row(
                        node.get("id").asText(),
                        source,
                        split,
                        node.get("claim").asText(),
                        contexts,
                        node.get("label").asText().equals("supported")));
            }
        }
        List<Row> kept = new ArrayList<>();
        for (int i = 0; i < Math.min(most, rows.size()); i++) {
            kept.add(rows.get((int) ((long) i * rows.size() / Math.min(most, rows.size()))));
        }
        return kept;
    }
}
