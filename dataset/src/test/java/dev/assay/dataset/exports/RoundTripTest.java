package dev.assay.dataset.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.dataset.imports.DatasetImport;
import dev.assay.dataset.imports.ImportOutcome;
import dev.assay.dataset.imports.ImportRequest;
import dev.assay.engine.UsageException;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is exported and imported again is what it was; what a format cannot hold is named. */
class RoundTripTest {

    private static final List<String> CASES = List.of("""
            {"id":"007","question":"[1, 2] | \\"what\\"?\\r\\n多久?","relevant":["a b",{"id":"x","grade":3},\
            {"anyOf":[{"id":"p"},{"document":"d"}],"grade":2},{"document":"d","start":1,"end":9,"quote":"it's \\\\n"}],\
            "reference":"{not: json}","referenceContexts":["a | b","c, 'd'"],"nuggets":[{"text":"n","importance":"okay"}],\
            "rubrics":{"score1_description":"bad"},"metadata":{"n":2,"x":0.5,"yes":true,"s":"2"},"cluster":"k",\
            "review":{"status":"approved","by":"li","note":"好"},"split":"dev"}""", """
            {"id":"none","question":" = SUM(1)","expectedBehavior":"refuse","relevant":[]}""", """
            {"id":"plain","question":"Why?","relevant":["x"]}""");

    private static final List<String> OUTPUTS = List.of("""
            {"id":"007","retrieved":[{"id":"x","document":"d","start":0,"end":4,"text":"t \\u0001","score":0.5,\
            "metadata":{"lang":"zh"},"acl":["hr"]}],"stages":[{"name":"bm25","filter":{"year":["2024"]},\
            "items":[{"id":"x"}]}],"answer":"yes [x]","citations":[{"start":0,"end":3,"ids":["x"]}],\
            "usage":{"tokens":{"in":3}},"latencyMs":12.5,"cost":0.001,"model":"m"}""", """
            {"id":"none","retrieved":[],"error":"timeout"}""", """
            {"id":"plain","answer":"first","repeat":1}""", """
            {"id":"plain","answer":"second","repeat":2}""");

    @TempDir
    Path folder;

    private Path dataset;

    @BeforeEach
    void a_dataset_with_every_field() throws IOException {
        dataset = Files.createDirectory(folder.resolve("set"));
        Files.write(dataset.resolve("cases.jsonl"), CASES);
        Files.write(dataset.resolve("outputs.jsonl"), OUTPUTS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "csv"})
    void every_field_comes_back(String format) {
        Path file = folder.resolve("file." + format);

        ExportOutcome exported = DatasetExport.run(new ExportRequest(dataset, format, file));

        assertThat(exported.leftOut()).isEmpty();
        assertThat(imported(file)).isEqualTo(read(dataset));
    }

    @Test
    void a_field_that_assay_does_not_know_stays_in_json_lines_and_is_named_elsewhere() throws IOException {
        Path cases = folder.resolve("mine.jsonl");
        Files.writeString(cases, "{\"owner\":{\"n\":1.50},\"id\":\"a\",\"question\":\"Why?\",\"answer\":\"\"}\n");
        Path lines = folder.resolve("lines.jsonl");

        ExportOutcome jsonl = DatasetExport.run(new ExportRequest(cases, "jsonl", lines));
        ExportOutcome csv = DatasetExport.run(new ExportRequest(cases, "csv", folder.resolve("lines.csv")));

        assertThat(lines).hasSameTextualContentAs(cases);
        assertThat(jsonl.leftOut()).isEmpty();
        assertThat(csv.leftOut())
                .containsOnlyKeys(
                        "`owner`, which Assay does not know", "an empty answer, which CSV cannot tell from none");
    }

    @Test
    void ragas_keeps_what_it_has_a_place_for_and_the_rest_is_named() {
        Path file = folder.resolve("ragas.jsonl");

        ExportOutcome exported = DatasetExport.run(new ExportRequest(dataset, "ragas", file));
        List<CaseLine> back = imported(file);

        Case first = back.get(0).source();
        assertThat(first.question()).isEqualTo("[1, 2] | \"what\"?\r\n多久?");
        assertThat(first.reference()).contains("{not: json}");
        assertThat(first.referenceContexts()).containsExactly("a | b", "c, 'd'");
        assertThat(first.rubrics()).containsEntry("score1_description", "bad");
        Output output = back.get(0).outputs().get(0);
        assertThat(output.answer()).contains("yes [x]");
        assertThat(output.retrieved().orElseThrow().get(0).text()).contains("t \u0001");
        assertThat(back.get(1).outputs().get(0).retrieved()).contains(List.of());
        assertThat(exported.leftOut())
                .containsOnlyKeys(
                        "id",
                        "nuggets",
                        "cluster",
                        "review",
                        "split",
                        "expectedBehavior",
                        "stages",
                        "citations",
                        "usage",
                        "latencyMs",
                        "cost",
                        "error",
                        "model",
                        "document of retrieved passages",
                        "start and end of retrieved passages",
                        "score of retrieved passages",
                        "metadata of retrieved passages",
                        "acl of retrieved passages",
                        "labels other than ids",
                        "grades other than 1; below 1 the label is left out",
                        "that nothing is relevant",
                        "metadata other than persona_name, query_length, query_style",
                        "repeats after the first");
    }

    @Test
    void trec_keeps_judgements_ranking_and_words() throws IOException {
        Path out = folder.resolve("trec");
        Path cases = folder.resolve("t.jsonl");
        Files.writeString(cases, """
                {"id":"q1","question":"Why?","relevant":["a",{"id":"b","grade":0}],"retrieved":[{"id":"b","score":2},{"id":"a","score":2}]}
                {"id":"q 2","question":"Not?"}
                """);

        ExportOutcome exported = DatasetExport.run(new ExportRequest(cases, "trec", out));
        List<CaseLine> back = imported(out);

        assertThat(back).hasSize(1);
        assertThat(back.get(0).source()).isEqualTo(read(cases).get(0).source());
        assertThat(back.get(0).outputs().get(0).retrieved().orElseThrow())
                .extracting(item -> item.id())
                .containsExactly("b", "a");
        assertThat(exported.leftOut())
                .containsOnlyKeys("scores that do not fall with the rank", "cases whose id holds white space, whole");
    }

    @Test
    void a_file_of_the_dataset_is_not_overwritten_and_a_wrong_format_is_told() {
        assertThatThrownBy(() -> DatasetExport.run(new ExportRequest(dataset, "jsonl", dataset.resolve("cases.jsonl"))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("the dataset itself");
        assertThatThrownBy(() -> DatasetExport.run(new ExportRequest(dataset, "raga", folder.resolve("x"))))
                .hasMessageContaining("did you mean `ragas`?");
    }

    private List<CaseLine> imported(Path file) {
        Path out = folder.resolve("back-" + file.getFileName());
        ImportOutcome outcome =
                DatasetImport.run(new ImportRequest(file, out, Optional.empty(), Optional.empty(), true));
        assertThat(outcome.exit()).isZero();
        return read(out);
    }

    /** Cases with their outputs; their lines do not matter. */
    private static List<CaseLine> read(Path dataset) {
        List<CaseLine> read = new ArrayList<>();
        new DatasetReader(DatasetFiles.find(dataset))
                .forEach(line -> read.add(new CaseLine(0, line.source(), line.outputs())));
        return read;
    }
}
