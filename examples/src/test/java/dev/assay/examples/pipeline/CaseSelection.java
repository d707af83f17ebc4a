package dev.assay.examples.pipeline;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Chooses the questions of {@code examples/real} from all questions of XQuAD: 100 that the corpus answers and 10 that it
 * does not. Rule: within each article questions are ordered by the SHA-256 of their id; all firsts of the articles come
 * before all seconds, and so on, by SHA-256 within a round; the first 100 and 10 are taken. It looks at ids and articles
 * alone, so both languages get the same questions.
 */
final class CaseSelection {

    private static final int ANSWERABLE = 100;
    private static final int UNANSWERABLE = 10;

    private CaseSelection() {}

    /** Arguments: a {@code cases.jsonl} with all questions and the file to write. */
    public static void main(String[] args) throws IOException {
        Files.writeString(Path.of(args[1]), text(Path.of(args[0])));
    }

    /** The chosen lines of a file, unchanged and in its order. */
    static String text(Path all) throws IOException {
        Set<String> chosen = ids(JsonLines.of(all));
        StringBuilder text = new StringBuilder();
        for (String line : Files.readAllLines(all)) {
            if (chosen.contains(line.substring(8, line.indexOf('"', 8)))) {
                text.append(line).append('\n');
            }
        }
        return text.toString();
    }

    /** The ids of the chosen questions. */
    static Set<String> ids(List<JsonNode> cases) {
        Set<String> ids = new HashSet<>(first(ANSWERABLE, cases, true));
        ids.addAll(first(UNANSWERABLE, cases, false));
        return ids;
    }

    /** The ids of the first answerable questions, by the same rule, among those that are not chosen. */
    static Set<String> outside(int count, List<JsonNode> cases) {
        Set<String> chosen = ids(cases);
        return Set.copyOf(first(
                count,
                cases.stream().filter(source -> !chosen.contains(id(source))).toList(),
                true));
    }

    static boolean answerable(JsonNode source) {
        return !source.has("expectedBehavior");
    }

    private static List<String> first(int count, List<JsonNode> cases, boolean answerable) {
        Map<String, Integer> round = new HashMap<>();
        Map<String, Integer> seen = new HashMap<>();
        List<JsonNode> byDigest = cases.stream()
                .filter(source -> answerable(source) == answerable)
                .sorted(Comparator.comparing(source -> sha256(id(source))))
                .toList();
        for (JsonNode source : byDigest) {
            String article = source.required("metadata").required("article").asText();
            round.put(id(source), seen.merge(article, 1, Integer::sum));
        }
        return byDigest.stream()
                .map(CaseSelection::id)
                .sorted(Comparator.comparing(round::get))
                .limit(count)
                .toList();
    }

    private static String id(JsonNode source) {
        return source.required("id").asText();
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }
}
