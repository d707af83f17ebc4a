package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrecFolderTest {

    @TempDir
    Path folder;

    private void write(String name, String... lines) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    private DatasetReader reader() {
        return new DatasetReader(DatasetFiles.find(folder));
    }

    private List<CaseLine> cases() {
        return cases(reader());
    }

    private static List<CaseLine> cases(DatasetReader reader) {
        List<CaseLine> cases = new ArrayList<>();
        reader.forEach(cases::add);
        return cases;
    }

    private String faults() {
        try {
            reader().check();
            return "";
        } catch (InputException wrong) {
            return wrong.getMessage().replace(folder + "/", "");
        }
    }

    private static List<String> ids(CaseLine line) {
        return line.output().orElseThrow().ranked().orElseThrow().stream()
                .map(Retrieved::id)
                .toList();
    }

    private static DatasetReader beir() throws URISyntaxException {
        URL found = Objects.requireNonNull(TrecFolderTest.class.getResource("beir"));
        return new DatasetReader(DatasetFiles.find(Path.of(found.toURI())));
    }

    @Test
    void a_beir_folder_becomes_its_judged_queries_with_grades_ranking_and_corpus() throws URISyntaxException {
        List<CaseLine> cases = cases(beir());

        assertThat(cases).extracting(line -> line.source().id()).containsExactly("q1", "q2");
        assertThat(cases).extracting(CaseLine::line).containsExactly(2, 4);
        assertThat(cases.get(1).source().question()).isEqualTo("退款申请通过后，多久能到账？");
        assertThat(cases.get(0).source().judgments())
                .contains(new Judgments(List.of(RelevantGroup.item("plans-0", 2), RelevantGroup.item("plans-1", 0))));
        assertThat(ids(cases.get(1))).containsExactly("退款-2", "plans-0", "退款-1");
        assertThat(beir().corpus().orElseThrow().passage("退款-1").orElseThrow().text())
                .startsWith("退款申请通过后");
    }

    @Test
    void ties_go_to_the_larger_id_and_are_told_with_topics_left_out() throws URISyntaxException {
        DatasetReader reader = beir();
        List<CaseLine> cases = cases(reader);

        assertThat(ids(cases.get(0))).containsExactly("plans-1", "plans-0", "退款-2");
        assertThat(reader.check().warnings())
                .satisfiesExactly(
                        left -> assertThat(left)
                                .endsWith("run.trec: topics that nobody judged, left out: 1 (first: q3)"),
                        tied -> assertThat(tied)
                                .contains("equal scores", "as trec_eval does")
                                .endsWith(": 1 (first: q1)"));
    }

    @ParameterizedTest
    @CsvSource({"d1 d2 d3, d3 d2 d1", "é z 退, 退 é z", "\uFF5E \uD83D\uDE00, \uD83D\uDE00 \uFF5E"})
    void tied_ids_are_ordered_by_their_bytes(String documents, String expected) throws IOException {
        write("qrels", "q 0 d1 1");
        List<String> run = new ArrayList<>();
        for (String document : documents.split(" ")) {
            run.add("q\tQ0\t" + document + "\t1\t" + (run.isEmpty() ? "-0.0" : "0") + "\ttag");
        }
        write("my.run", run.toArray(String[]::new));

        assertThat(ids(cases().get(0))).containsExactly(expected.split(" "));
    }

    @Test
    void without_queries_a_topic_is_asked_by_its_id_and_its_hash_is_that_of_the_same_cases_in_json()
            throws IOException {
        write("qrels.txt", "t1 0 a 1", "t1 0 b -1");
        write("run.tsv", "t1 Q0 a 1 1e-3 r");

        assertThat(cases().get(0).source().question()).isEqualTo("t1");
        String hash = reader().check().hash();
        write(
                "cases.jsonl",
                "{\"id\":\"t1\",\"question\":\"t1\",\"relevant\":[{\"id\":\"a\",\"grade\":1},{\"id\":\"b\",\"grade\":-1}]}");
        assertThat(reader().check().hash()).isEqualTo(hash);
    }

    @Test
    void a_judged_topic_that_the_run_lacks_is_a_fault_that_says_how_to_mend_it() throws IOException {
        write("qrels", "q1 0 a 1", "q2 0 a 1");
        write("run", "q1 Q0 a 1 1 r");

        assertThat(faults()).contains("qrels:2: found topic \"q2\"", "run has no result", "`TOPIC Q0 none 1 0 tag`");

        write("run", "q1 Q0 a 1 1 r", "q2 Q0 none 1 0 r");
        assertThat(faults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "q 0 a one | q Q0 a 1 1 r | qrels:1: found the grade \"one\"",
                "q a       | q Q0 a 1 1 r | qrels:1: found 2 columns",
                "q 0 a 1   | q Q0 a 1 r   | run:1: found 5 columns",
                "q 0 a 1   | q Q0 a 1 NaN r | run:1: found the score \"NaN\"",
                "q 0 a 1   | q Q0 a 1 high r | run:1: found the score \"high\"",
                "query-id corpus-id score | q Q0 a 1 1 r | qrels: found no judgement",
            })
    void a_wrong_line_is_told_with_file_and_line(String qrels, String run, String fault) throws IOException {
        write("qrels", qrels);
        write("run", run);

        assertThat(faults()).contains(fault);
    }

    @Test
    void a_document_judged_twice_is_a_fault() throws IOException {
        write("qrels", "q 0 a 1", "q 0 a 0");
        write("run", "q Q0 a 1 1 r");

        assertThat(faults()).contains("qrels:2: found \"a\" of topic \"q\" again");
    }

    @Test
    void of_several_splits_test_is_taken_unless_another_is_named_and_several_runs_are_refused() throws IOException {
        write("qrels/dev.tsv", "query-id\tcorpus-id\tscore", "d\ta\t1");
        write("qrels/test.tsv", "query-id\tcorpus-id\tscore", "t\ta\t1");
        write("run.trec", "t Q0 a 1 1 r", "d Q0 a 1 1 r");

        assertThat(cases()).extracting(line -> line.source().id()).containsExactly("t");
        assertThat(reader().check().warnings())
                .anyMatch(text -> text.contains("test.tsv is taken of dev.tsv, test.tsv"));
        DatasetFiles dev = DatasetFiles.find(
                folder, Optional.of(folder.resolve("qrels/dev.tsv")), Optional.empty(), Optional.empty());
        assertThat(cases(new DatasetReader(dev)))
                .extracting(line -> line.source().id())
                .containsExactly("d");

        write("other.run", "t Q0 b 1 1 r");
        assertThat(faults()).contains("2 files of runs (other.run, run.trec)", "--set outputs=");
    }

    @Test
    void judgements_without_a_run_and_a_folder_without_either_are_told_apart() throws IOException {
        assertThat(faults()).contains("a folder without cases.jsonl");
        write("qrels", "q 0 a 1");
        assertThat(faults()).contains("judgements and no run", "run.trec");
    }
}
