package dev.assay.examples.pipeline;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes {@code examples/strategies/beir}: the paragraphs as documents, and 300 of the questions that they answer and that are
 * not in {@code examples/real}, chosen by the rule of {@link CaseSelection}.
 */
final class BeirFolder {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int QUERIES = 300;

    private BeirFolder() {}

    /** Arguments: all questions, the corpus and the folder to write into. */
    public static void main(String[] args) throws IOException {
        for (Map.Entry<String, String> file :
                files(Path.of(args[0]), Path.of(args[1])).entrySet()) {
            Path place = Path.of(args[2]).resolve(file.getKey());
            Files.createDirectories(place.resolveSibling(""));
            Files.writeString(place, file.getValue());
        }
    }

    /** The content of each file by its place in the folder. */
    static Map<String, String> files(Path all, Path corpus) throws IOException {
        List<JsonNode> cases = JsonLines.of(all);
        Set<String> chosen = CaseSelection.outside(QUERIES, cases);
        StringBuilder queries = new StringBuilder();
        StringBuilder qrels = new StringBuilder("query-id\tcorpus-id\tscore\n");
        for (JsonNode source : cases) {
            String id = source.required("id").asText();
            if (chosen.contains(id)) {
                queries.append(JSON.createObjectNode()
                                .put("_id", id)
                                .put("text", source.required("question").asText()))
                        .append('\n');
                qrels.append(id)
                        .append('\t')
                        .append(source.required("relevant")
                                .get(0)
                                .required("document")
                                .asText())
                        .append("\t1\n");
            }
        }
        Map<String, String> files = new LinkedHashMap<>();
        files.put("queries.jsonl", queries.toString());
        files.put("qrels/test.tsv", qrels.toString());
        files.put("corpus.jsonl", documents(corpus));
        return files;
    }

    private static String documents(Path corpus) throws IOException {
        StringBuilder documents = new StringBuilder();
        for (Document document : JsonLines.corpus(corpus)) {
            documents
                    .append(JSON.createObjectNode()
                            .put("_id", document.id())
                            .put("title", "")
                            .put("text", document.text()))
                    .append('\n');
        }
        return documents.toString();
    }
}
