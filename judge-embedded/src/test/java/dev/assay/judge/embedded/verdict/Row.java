package dev.assay.judge.embedded.verdict;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.judge.embedded.text.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A labelled claim with its contexts, from the data folder. */
record Row(String id, String source, String split, String claim, List<String> contexts, boolean supported) {

    private static final int NEAREST = 2;
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The contexts that cover the claim best, at most two; none where the claim or all contexts are without a sentence. */
    List<Reading> nearest(Reading claim, Features features) {
        List<Word> words = Features.words(claim);
        return contexts.stream()
                .map(Reading::of)
                .filter(context ->
                        !claim.sentences().isEmpty() && !context.sentences().isEmpty())
                .sorted(Comparator.comparingDouble((Reading context) -> -features.cover(words, context)))
                .limit(NEAREST)
                .toList();
    }

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
