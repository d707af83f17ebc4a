package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bad input ends with exit 2, one clear message, no stack trace, and nothing left behind. */
class BadInputTest {

    private static final String GOOD =
            "{\"id\": \"q1\", \"question\": \"a?\", \"relevant\": [\"a\"], \"retrieved\": [{\"id\": \"a\"}]}";

    @TempDir
    private Path folder;

    private Call run(String... more) {
        String[] all = new String[more.length + 4];
        all[0] = "run";
        all[1] = folder.toString();
        all[2] = "--out";
        all[3] = folder.resolve("store").toString();
        System.arraycopy(more, 0, all, 4, more.length);
        return Call.of(all);
    }

    private void cases(String text) throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), text, StandardCharsets.UTF_8);
    }

    private void refused(Call call, String... said) {
        assertThat(call.exit()).as(call.err()).isEqualTo(2);
        assertThat(call.err()).contains(said).doesNotContain("\tat ", "    at ", "Exception", "bug of ours");
        assertThat(call.out()).isEmpty();
        assertThat(folder.resolve("store/runs"))
                .satisfiesAnyOf(
                        runs -> assertThat(runs).doesNotExist(),
                        runs -> assertThat(runs).isEmptyDirectory());
    }

    @Test
    void an_empty_file() throws IOException {
        cases("");
        refused(run(), "cases.jsonl", "empty file", "one case a line");
    }

    @Test
    void a_file_of_blank_lines() throws IOException {
        cases("\n\n  \n");
        refused(run(), "cases.jsonl", "without a case");
    }

    @Test
    void a_folder_without_cases() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "x");
        refused(run(), "without cases.jsonl", "notes.txt", "assay init");
    }

    @Test
    void a_folder_that_is_not_there() {
        Call call = Call.of("run", folder.resolve("nowhere").toString());
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("nowhere", "no such file or folder");
    }

    @Test
    void broken_lines_are_all_told_at_once_with_line_and_column() throws IOException {
        cases(
                GOOD
                        + "\n{\"id\": \"q2\", \"question\": \n{\"id\": 3, \"question\": \"b?\", \"retrieved\": [{\"id\": \"a\"}]}\n");
        refused(run(), "cases.jsonl:2:", "cases.jsonl:3:8", "found the number 3");
    }

    @Test
    void a_wrong_type() throws IOException {
        cases(GOOD.replace("[\"a\"]", "\"a\""));
        refused(run(), "cases.jsonl:1:", "relevant");
    }

    @Test
    void a_duplicate_id_names_both_lines() throws IOException {
        cases(GOOD + "\n" + GOOD + "\n");
        refused(run(), "cases.jsonl:2:", "line 1");
    }

    @Test
    void k_of_0() throws IOException {
        cases(GOOD);
        refused(run("--k", "0"), "k", "1");
    }

    @Test
    void a_metric_at_depth_0() throws IOException {
        cases(GOOD);
        refused(run("--metric", "recall@0"), "recall@0", "1 or more", "recall@1");
    }

    @Test
    void an_unknown_metric_offers_the_near_one() throws IOException {
        cases(GOOD);
        refused(run("--metric", "recal@5"), "recal", "`recall`", "assay metrics");
    }

    @Test
    void an_answer_metric_without_answers() throws IOException {
        cases(GOOD);
        refused(run("--metric", "faithfulness"), "faithfulness needs `answer`");
    }

    @Test
    void a_judged_case_of_which_the_file_says_nothing_about_retrieval() throws IOException {
        cases(GOOD + "\n{\"id\": \"q2\", \"question\": \"b?\", \"relevant\": [\"b\"]}\n");
        refused(run(), "cases.jsonl:2", "`retrieved`");
    }

    @Test
    void labels_on_documents_and_results_of_chunks() throws IOException {
        cases("{\"id\": \"q1\", \"question\": \"a?\", \"relevant\": [\"d1\"],"
                + " \"retrieved\": [{\"id\": \"d1#2\", \"document\": \"d1\"}]}");
        refused(run(), "judgedBy");
        assertThat(run("--set", "judgedBy=document").exit()).isZero();
    }

    @Test
    void a_file_that_is_not_utf_8() throws IOException {
        Files.write(folder.resolve("cases.jsonl"), GOOD.replace("a?", "退款？").getBytes("GBK"));
        refused(run(), "cases.jsonl:1:", "UTF-8");
    }

    @Test
    void a_line_of_200_megabytes() throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("cases.jsonl"))) {
            out.write("{\"id\": \"q1\", \"question\": \"");
            String block = "x".repeat(1 << 20);
            for (int i = 0; i < 200; i++) {
                out.write(block);
            }
            out.write("\"}\n" + GOOD + "\n");
        }
        refused(run(), "cases.jsonl:1", "16");
    }

    @Test
    void an_unwritable_store() throws IOException {
        cases(GOOD);
        Path file = Files.writeString(folder.resolve("taken"), "a file, not a folder");
        Call call = Call.of("run", folder.toString(), "--out", file.toString());
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("cannot write", "taken", "out=").doesNotContain("    at ");
        assertThat(file).hasContent("a file, not a folder");
    }

    @Test
    void an_unknown_setting_names_its_line_and_the_near_name() throws IOException {
        cases(GOOD);
        Files.writeString(folder.resolve("assay.yaml"), "k: 3\nmetrcs: [recall@3]\n");
        refused(run(), "assay.yaml:2", "metrics");
    }

    @Test
    void a_broken_rule_names_its_line() throws IOException {
        cases(GOOD);
        Files.writeString(folder.resolve("assay.yaml"), "rules:\n  - recall@3 at lest 0.8\n");
        refused(run(), "assay.yaml:2", "least");
    }

    @Test
    void an_unknown_option_offers_the_near_one() {
        Call call = Call.of("run", "--metrc", "recall@3");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("--metrc", "--metric", "--help");
    }

    @Test
    void an_unknown_command_offers_the_near_one() {
        Call call = Call.of("rnu");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("rnu", "`run`");
    }

    @Test
    void nothing_that_could_be_measured_is_not_a_success() throws IOException {
        cases("{\"id\": \"q1\", \"question\": \"a?\"}");
        refused(run(), "nothing can be measured");
    }

    @Test
    void a_system_that_only_gave_errors_could_not_be_measured() throws IOException {
        cases(
                "{\"id\": \"q1\", \"question\": \"a?\", \"relevant\": [\"a\"], \"retrieved\": [], \"error\": \"timeout\"}");
        Call call = run();
        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("timeout");
    }

    @Test
    void a_system_that_is_down_for_every_case_could_not_be_measured_either() throws IOException {
        cases("{\"id\": \"q1\", \"question\": \"a?\", \"relevant\": [\"a\"], \"error\": \"boom\"}");
        Call call = run();
        assertThat(call.exit()).as(call.err()).isEqualTo(3);
        assertThat(call.out()).contains("boom");
    }

    @Test
    void json_is_an_object_even_where_something_is_wrong() throws IOException {
        Call call = Call.of("run", folder.resolve("nowhere").toString(), "--json");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.json().path("exit").asInt()).isEqualTo(2);
        assertThat(call.result().path("error").asText()).contains("nowhere");
    }

    @Test
    void init_onto_a_file_and_a_broken_run_are_told_without_a_stack_trace() throws IOException {
        Path file = Files.writeString(folder.resolve("taken"), "x");
        refused(Call.of("init", file.toString()), "cannot write", "taken");
        Files.createDirectories(folder.resolve("broken"));
        Files.writeString(folder.resolve("broken/run.json"), "{");
        refused(
                Call.of("gate", folder.resolve("broken").toString(), "--rule", "rr@3 at least 0.5"),
                "run.json",
                "no finished run");
    }
}
