package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetReaderTest {

    @TempDir
    Path folder;

    private void write(String name, String... lines) throws IOException {
        Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
    }

    private DatasetReader reader() {
        return new DatasetReader(DatasetFiles.find(folder));
    }

    private String faults() {
        try {
            reader().check();
            return "";
        } catch (InputException wrong) {
            return wrong.getMessage().replace(folder + "/", "");
        }
    }

    private List<CaseLine> cases() {
        List<CaseLine> cases = new ArrayList<>();
        reader().forEach(cases::add);
        return cases;
    }

    private static String question(String id) {
        return "{\"id\": \"" + id + "\", \"question\": \"q\"}";
    }

    @Test
    void outputs_are_joined_by_id_whatever_their_order() throws IOException {
        List<String> cases = new ArrayList<>();
        List<String> outputs = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            cases.add(question("case-" + i));
            String answer = "退".repeat(i % 97) + i;
            outputs.add("{\"id\": \"case-" + i + "\", \"answer\": \"" + answer + "\"}");
        }
        write("cases.jsonl", cases.toArray(String[]::new));
        for (int seed = 0; seed < 3; seed++) {
            Collections.shuffle(outputs, new Random(seed));
            write("outputs.jsonl", outputs.toArray(String[]::new));
            List<CaseLine> read = cases();
            assertThat(read).hasSize(2000);
            for (int i = 0; i < 2000; i++) {
                assertThat(read.get(i).line()).isEqualTo(i + 1);
                assertThat(read.get(i).source().id()).isEqualTo("case-" + i);
                assertThat(read.get(i).output().orElseThrow().answer()).contains("退".repeat(i % 97) + i);
            }
        }
    }

    @Test
    void the_summary_counts_what_cases_and_outputs_hold() throws IOException {
        write(
                "cases.jsonl",
                "{\"id\": \"a\", \"question\": \"q\", \"relevant\": [\"p\"], \"reference\": \"r\"}",
                "{\"id\": \"b\", \"question\": \"q\", \"expectedBehavior\": \"refuse\", \"relevant\": []}",
                "{\"id\": \"c\", \"question\": \"q\", \"retrieved\": [], \"answer\": \"\"}",
                question("d"));
        write(
                "outputs.jsonl",
                "{\"id\": \"b\", \"retrieved\": [{\"id\": \"p\", \"text\": \"t\"}], \"answer\": \"x\"}",
                "{\"id\": \"a\", \"stages\": {\"vector\": [\"p\"]}}");
        write("corpus.jsonl", "{\"id\": \"p\", \"text\": \"t\"}");
        DatasetSummary summary = reader().check();
        assertThat(summary.cases()).isEqualTo(4);
        assertThat(summary.answerable()).isEqualTo(3);
        assertThat(summary.judged()).isEqualTo(1);
        assertThat(summary.references()).isEqualTo(1);
        assertThat(summary.retrieved()).isEqualTo(3);
        assertThat(summary.texts()).isEqualTo(1);
        assertThat(summary.answered()).isEqualTo(2);
        assertThat(summary.passages()).isEqualTo(1);
        assertThat(summary.hash()).matches("[0-9a-f]{64}");
        assertThat(summary.warnings())
                .singleElement()
                .asString()
                .contains("1 of 4 cases have no output, first: case 4");
    }

    @Test
    void a_duplicate_id_is_a_fault_that_names_both_lines() throws IOException {
        write("cases.jsonl", question("a"), "", question("b"), question("a"));
        assertThat(faults())
                .isEqualTo(
                        "cases.jsonl:4:8: found the id \"a\" again; allowed: each id once; it stands on line 1 already");
    }

    @Test
    void an_output_without_a_case_is_a_fault() throws IOException {
        write("cases.jsonl", question("a"));
        write("outputs.jsonl", "{\"id\": \"b\", \"answer\": \"x\"}", "{\"answer\": \"x\"}");
        assertThat(faults())
                .contains("outputs.jsonl:1:8: found \"b\"; allowed: the id of a case in cases.jsonl")
                .contains("outputs.jsonl:2:1: found an object without `id`");
    }

    @Test
    void an_output_of_a_case_that_could_not_be_read_is_no_second_fault() throws IOException {
        write("cases.jsonl", "{\"id\": \"a\", broken", "{\"id\": \"b\", \"question\": 7}");
        write("outputs.jsonl", "{\"id\": \"a\", \"answer\": \"x\"}", "{\"id\": \"b\", \"answer\": \"x\"}");
        assertThat(faults().lines()).hasSize(2).allMatch(fault -> fault.startsWith("cases.jsonl"));
    }

    @Test
    void an_output_both_inline_and_apart_is_a_fault_that_names_both_lines() throws IOException {
        write("cases.jsonl", question("b"), "{\"id\": \"a\", \"question\": \"q\", \"answer\": \"x\"}");
        write("outputs.jsonl", "{\"id\": \"a\", \"answer\": \"x\"}");
        assertThat(faults())
                .isEqualTo("outputs.jsonl:1:8: found an output of \"a\", which has one inline; allowed: one of the two;"
                        + " the other stands in cases.jsonl:2");
    }

    @Test
    void outputs_of_a_case_come_by_their_repeat_wherever_they_stand() throws IOException {
        write("cases.jsonl", question("a"), question("b"), question("c"));
        write(
                "outputs.jsonl",
                "{\"id\": \"a\", \"answer\": \"second\", \"repeat\": 2}",
                "{\"id\": \"b\", \"answer\": \"only\"}",
                "{\"id\": \"a\", \"answer\": \"first\"}",
                "{\"id\": \"a\", \"answer\": \"seventh\", \"repeat\": 7}");
        assertThat(cases())
                .extracting(line -> line.outputs().stream()
                        .map(output -> output.repeat() + " " + output.answer().orElse(""))
                        .toList())
                .containsExactly(List.of("1 first", "2 second", "7 seventh"), List.of("1 only"), List.of());
        assertThat(reader().check().answered()).isEqualTo(2);
    }

    @Test
    void the_outputs_of_a_case_may_stand_in_one_line_as_a_stored_run_has_them() throws IOException {
        write(
                "cases.jsonl",
                question("a"),
                "{\"id\": \"b\", \"question\": \"q\", \"repeats\": [{\"error\": \"down\"}, {\"answer\": \"y\"}]}");
        write(
                "outputs.jsonl",
                "{\"id\": \"a\", \"answer\": \"x\", \"repeats\": [{\"answer\": \"x\", \"scores\": {}},"
                        + " {\"answer\": \"z\", \"repeat\": 2}]}",
                "{\"id\": \"a\", \"answer\": \"third\", \"repeat\": 3}");
        assertThat(cases())
                .extracting(line -> line.outputs().stream()
                        .map(output -> output.repeat()
                                + output.error().or(output::answer).orElse(""))
                        .toList())
                .containsExactly(List.of("1x", "2z", "3third"), List.of("1down", "2y"));
        assertThat(reader().check().warnings()).isEmpty();
    }

    @Test
    void the_same_repeat_twice_is_a_fault() throws IOException {
        write("cases.jsonl", question("a"));
        write(
                "outputs.jsonl",
                "{\"id\": \"a\"}",
                "{\"id\": \"a\", \"repeat\": 2}",
                "{\"id\": \"a\", \"repeat\": 2}",
                "{\"id\": \"a\", \"repeat\": 1}",
                "{\"id\": \"a\", \"repeats\": [{\"repeat\": 4}, {\"repeat\": 4}]}",
                "{\"id\": \"a\", \"answer\": \"x\", \"repeats\": [{\"answer\": \"y\", \"repeat\": 5}]}",
                "{\"id\": \"a\", \"repeats\": []}");
        assertThat(faults())
                .contains(
                        "outputs.jsonl:3:8: found a second output of \"a\" with repeat 2; allowed: each repeat of a case"
                                + " once; line 2 has it")
                .contains("outputs.jsonl:4:8: found a second output of \"a\" with repeat 1")
                .contains("line 1 has it")
                .contains("outputs.jsonl:5:40: found a second output with repeat 4")
                .contains("outputs.jsonl:6:39: found `repeats`, and beside them an output that is none of them")
                .contains("outputs.jsonl:7:24: found an empty list; allowed: one output or more");
    }

    @Test
    void faults_of_all_files_are_told_at_once() throws IOException {
        write("cases.jsonl", question("a"), "not json", "{\"id\": \"c\"}");
        write("outputs.jsonl", "[]");
        write("corpus.jsonl", "{\"id\": \"p\"}", "{\"id\": \"p\", \"text\": \"t\"}");
        assertThat(faults().lines())
                .hasSize(5)
                .satisfiesExactly(
                        fault -> assertThat(fault).startsWith("cases.jsonl:2:1: found \"not json\""),
                        fault -> assertThat(fault).startsWith("cases.jsonl:3:1: found an object without `question`"),
                        fault -> assertThat(fault).startsWith("outputs.jsonl:1:1: found \"[]\""),
                        fault -> assertThat(fault).startsWith("corpus.jsonl:1:1: found an object without `text`"),
                        fault -> assertThat(fault)
                                .startsWith("corpus.jsonl:2:8: found the id \"p\" again")
                                .contains("line 1"));
    }

    @Test
    void a_dataset_of_no_case_is_a_fault() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), "");
        assertThat(faults()).startsWith("cases.jsonl: found an empty file; allowed: one case a line, such as {\"id\"");
        write("cases.jsonl", "", "  ");
        assertThat(faults()).startsWith("cases.jsonl: found a file without a case; allowed: one case a line");
    }

    @Test
    void the_corpus_keeps_documents_spans_and_readers() throws IOException {
        write("cases.jsonl", question("a"));
        write(
                "corpus.jsonl",
                "{\"id\": \"p1\", \"document\": \"d\", \"start\": 0, \"end\": 4, \"title\": \"T\", \"text\": \"text\","
                        + " \"metadata\": {\"n\": 1}, \"acl\": [\"staff\"]}",
                "{\"id\": \"p2\", \"text\": \"\"}");
        var corpus = reader().corpus().orElseThrow();
        assertThat(corpus.size()).isEqualTo(2);
        assertThat(corpus.ofDocument("d").get(0).acl()).containsExactly("staff");
        assertThat(corpus.passage("p2").orElseThrow().document()).isEqualTo("p2");
        assertThat(reader().check().passages()).isEqualTo(2);
    }

    @Test
    void without_a_corpus_there_is_none() throws IOException {
        write("cases.jsonl", question("a"));
        assertThat(reader().corpus()).isEmpty();
    }

    @Test
    void faults_stop_the_second_pass_before_the_first_case() throws IOException {
        write("cases.jsonl", question("a"), question("a"));
        List<CaseLine> seen = new ArrayList<>();
        assertThatThrownBy(() -> reader().forEach(seen::add)).isInstanceOf(InputException.class);
        assertThat(seen).isEmpty();
    }

    @Test
    void a_file_that_changes_between_the_passes_is_told_and_not_misread() throws IOException {
        write("cases.jsonl", question("a"), question("b"));
        write("outputs.jsonl", "{\"id\": \"a\", \"answer\": \"x\"}", "{\"id\": \"b\", \"answer\": \"y\"}");
        DatasetReader reader = reader();
        reader.check();
        write("outputs.jsonl", "{}");
        assertThatThrownBy(() -> reader.forEach(line -> {})).isInstanceOf(InputException.class);
    }
}
