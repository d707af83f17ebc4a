package dev.assay.dataset.imports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each sample is read to exactly what {@code expected-normalised.json} says, its format found from the content. */
class ImportSamplesTest {

    private static final Path SAMPLES = Path.of("src/test/resources/import");
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> EXACT =
            List.of("question", "relevant", "reference", "referenceContexts", "answer", "expectedBehavior");

    @TempDir
    Path temporary;

    @ParameterizedTest
    @CsvSource({
        "ragas_v01.jsonl, ragas-0.1",
        "ragas_v01.csv, ragas-0.1",
        "ragas_v02.jsonl, ragas",
        "ragas_v02.csv, ragas",
        "deepeval_goldens.json, deepeval",
        "deepeval_goldens.csv, deepeval",
        "promptfoo.yaml, promptfoo",
        "ragchecker.json, ragchecker",
        "llamaindex_rag_dataset.json, llamaindex",
        "beir, beir"
    })
    void a_sample_is_read_to_what_is_expected(String sample, String format) throws IOException {
        Path out = temporary.resolve("made");

        ImportOutcome outcome = DatasetImport.run(
                new ImportRequest(SAMPLES.resolve(sample), out, Optional.empty(), Optional.empty(), true));

        assertThat(outcome.format()).isEqualTo(format);
        JsonNode expected = JSON.readTree(
                        SAMPLES.resolve("expected-normalised.json").toFile())
                .path("files");
        List<ObjectNode> read = cases(out);
        assertThat(read).hasSameSizeAs(expected.path(sample));
        for (int i = 0; i < read.size(); i++) {
            same(read.get(i), expected.path(sample).get(i));
        }
        DatasetSummary summary = new DatasetReader(DatasetFiles.find(out)).check();
        assertThat(summary.cases()).isEqualTo(3);
        assertThat(summary.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource("beir, beir/corpus")
    void a_corpus_is_read_to_what_is_expected(String sample, String corpus) throws IOException {
        Path out = temporary.resolve("made");

        ImportOutcome outcome = DatasetImport.run(
                new ImportRequest(SAMPLES.resolve(sample), out, Optional.empty(), Optional.empty(), true));

        assertThat(lines(out.resolve("corpus.jsonl")))
                .containsExactlyElementsOf(JSON.readTree(
                                SAMPLES.resolve("expected-normalised.json").toFile())
                        .path("files")
                        .path(corpus));
        assertThat(outcome.notes()).anyMatch(note -> note.contains("queries that nobody judged: 1"));
    }

    private static void same(ObjectNode read, JsonNode expected) {
        for (String field : EXACT) {
            assertThat(read.path(field)).as(field).isEqualTo(graded(field, expected.path(field)));
        }
        assertThat(read.has("retrieved")).as("retrieved").isEqualTo(expected.has("retrieved"));
        assertThat(read.path("retrieved")).hasSameSizeAs(expected.path("retrieved"));
        for (int i = 0; i < expected.path("retrieved").size(); i++) {
            holds(read.path("retrieved").get(i), expected.path("retrieved").get(i));
        }
        if (expected.has("id")) {
            assertThat(read.path("id")).isEqualTo(expected.path("id"));
        }
        holds(read.path("metadata"), expected.path("metadata"));
        assertThat(read.path("metadata").toString()).doesNotContain("\"\":", "Unnamed");
    }

    /** Grade 1 goes without saying. */
    private static JsonNode graded(String field, JsonNode expected) {
        if (!field.equals("relevant") || !expected.isArray()) {
            return expected;
        }
        var labels = JSON.createArrayNode();
        expected.forEach(label -> labels.add(label.path("grade").asInt() == 1 ? label.path("id") : label));
        return labels;
    }

    private static void holds(JsonNode read, JsonNode expected) {
        expected.properties()
                .forEach(field ->
                        assertThat(read.path(field.getKey())).as(field.getKey()).isEqualTo(field.getValue()));
    }

    /** Cases joined with their outputs. */
    private static List<ObjectNode> cases(Path folder) throws IOException {
        Map<String, ObjectNode> byId = new HashMap<>();
        List<ObjectNode> cases = new ArrayList<>();
        for (JsonNode line : lines(folder.resolve("cases.jsonl"))) {
            ObjectNode read = (ObjectNode) line;
            cases.add(read);
            byId.put(read.path("id").asText(), read);
        }
        for (JsonNode output : lines(folder.resolve("outputs.jsonl"))) {
            byId.get(output.path("id").asText()).setAll((ObjectNode) output);
        }
        return cases;
    }

    private static List<JsonNode> lines(Path file) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                lines.add(JSON.readTree(line));
            }
        }
        return lines;
    }
}
