package dev.assay.judge.embedded.sets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/** Claims that people found supported, from the dev halves of the judge data, which is not part of the repository. */
final class SupportedRows {

    /**
     * A claim with the contexts that support it.
     *
     * @param id its id in the data
     */
    record Row(String id, String claim, List<String> contexts) {

        Row {
            contexts = List.copyOf(contexts);
        }
    }

    private static final List<String> ENGLISH =
            List.of("wice", "expertqa", "lfqa_verification", "begin", "q2_wow", "qags_cnndm", "qags_xsum", "rgb_en");
    private static final List<String> CHINESE = List.of("cmrc_qa", "c3_statements", "ocnli", "rgb_zh");
    private static final ObjectMapper JSON = new ObjectMapper();

    private SupportedRows() {}

    /** So many rows of a language, those whose ids have the lowest SHA-256: the same on every run. */
    static List<Row> of(Path folder, String language, int most) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String source : language.equals("zh") ? CHINESE : ENGLISH) {
            for (String line : Files.readAllLines(folder.resolve(source + ".jsonl"))) {
                JsonNode node = JSON.readTree(line);
                if (node.get("split").asText().equals("dev")
                        && node.get("label").asText().equals("supported")) {
                    rows.add(row(node));
                }
            }
        }
        return rows.stream()
                .sorted(Comparator.comparing(row -> hash(row.id)))
                .limit(most)
                .toList();
    }

    private static Row row(JsonNode node) {
        List<String> contexts = new ArrayList<>();
        node.get("contexts").forEach(context -> contexts.add(context.asText()));
        return new Row(node.get("id").asText(), node.get("claim").asText(), contexts);
    }

    private static String hash(String id) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(id.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
