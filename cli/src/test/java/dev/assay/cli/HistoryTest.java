package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Past runs, one after the other. */
class HistoryTest {

    @TempDir
    private Path folder;

    /** Cases of which {@code found} says whether the passage came back. */
    private void cases(String name, String question, String found) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < found.length(); i++) {
            lines.append("{\"id\": \"q%d\", \"question\": \"%s\", \"relevant\": [\"a%d\"], ".formatted(i, question, i))
                    .append("\"retrieved\": [{\"id\": \"%s\"}]}%n".formatted(found.charAt(i) == '1' ? "a" + i : "x"));
        }
        Files.writeString(Files.createDirectories(folder.resolve(name)).resolve("cases.jsonl"), lines);
    }

    private Call run(String name, String... more) {
        return assay("run", List.of(folder.resolve(name).toString(), "--out", store(), "-q"), more);
    }

    private Call history(String... more) {
        return assay("history", List.of("--set", "out=" + store()), more);
    }

    private static Call assay(String command, List<String> always, String... more) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(always);
        all.addAll(List.of(more));
        return Call.of(all.toArray(String[]::new));
    }

    /** What was printed, however it was broken into lines. */
    private static String flat(Call call) {
        return call.out().replaceAll("\\s+", " ");
    }

    private String store() {
        return folder.resolve("store").toString();
    }

    private Path file() {
        return folder.resolve("store/history.jsonl");
    }

    @BeforeEach
    void two_runs_of_the_same_and_a_third_with_another_dataset() throws IOException {
        cases("evals", "How are refunds paid?", "1111111100");
        run("evals");
        cases("evals", "How are refunds paid?", "1111110000");
        run("evals", "--rule", "recall@3 at least 0.1");
        cases("evals", "How are refunds made?", "11111111");
        run("evals");
    }

    @Test
    void each_metric_is_told_from_first_to_last_with_what_changed() {
        Call call = history();

        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.err()).isEmpty();
        assertThat(call.out())
                .contains("/evals: 3 runs, ")
                .containsPattern("recall@3 +0\\.800 +1\\.000 +0\\.600 +1\\.000 +▅▁█ +\\+0\\.400 not comparable")
                .containsPattern("\\d{4}-\\d\\d-\\d\\dT\\d{6}\\S* .* passed +10 ")
                .containsPattern(" no rules +8 .* dataset")
                .doesNotContain("other series");
        assertThat(history(folder.resolve("evals").toString()).out()).isEqualTo(call.out());
    }

    @Test
    void json_tells_everything() throws IOException {
        JsonNode result = history("--json", "--last", "2").result();

        JsonNode series = result.path("series").path(0);
        assertThat(series.path("total").asInt()).isEqualTo(3);
        assertThat(series.path("runs")).hasSize(2);
        assertThat(series.path("runs").path(0).path("exit").asInt(-1)).isZero();
        JsonNode trend = series.path("trends").path("recall@3");
        assertThat(trend.path("lowest").asDouble()).isEqualTo(0.6);
        assertThat(trend.at("/change/comparable").asBoolean(true)).isFalse();
        assertThat(trend.at("/points/1/changed/0/what").asText()).isEqualTo("dataset");
        assertThat(result.path("damaged")).isEmpty();
    }

    @Test
    void a_metric_is_looked_at_closely_under_any_of_its_names() {
        Call call = history("-m", "hit@3");

        assertThat(call.out())
                .contains("success@3")
                .containsPattern("0\\.600 +\\[0\\.\\d{3}, 0\\.\\d{3}] +10")
                .doesNotContain("recall@3");
    }

    @Test
    void other_series_are_named_and_can_be_chosen() throws IOException {
        cases("others", "怎么退款？", "1100");
        run("others");

        Call youngest = history();
        assertThat(flat(youngest)).contains("/others：1 次运行").contains("/evals（3 次运行）");
        assertThat(history("--source", folder.resolve("evals") + "/").out()).contains("/evals: 3 runs");
        assertThat(history(folder.resolve("evals").toString()).out()).contains("/evals: 3 runs");
        assertThat(history("--all").out())
                .contains("/others：1 次运行", "/evals：3 次运行")
                .doesNotContain("其他系列");
        assertThat(history("--last", "1", "--source", folder.resolve("evals").toString())
                        .out())
                .contains("3 runs, the last 1 of them shown");
    }

    @Test
    void variants_are_series_of_their_own() throws IOException {
        Files.writeString(folder.resolve("evals/assay.yaml"), """
                variants:
                  old: {outputs: old.jsonl}
                  new: {outputs: new.jsonl}
                """);
        for (String name : List.of("old", "new")) {
            Files.writeString(
                    folder.resolve("evals").resolve(name + ".jsonl"), "{\"id\":\"q0\",\"retrieved\":[\"a0\"]}\n");
        }
        Files.writeString(
                folder.resolve("evals/cases.jsonl"), "{\"id\":\"q0\",\"question\":\"How?\",\"relevant\":[\"a0\"]}\n");
        Call run = run("evals");
        assertThat(run.exit()).as(run.err()).isZero();
        String evals = folder.resolve("evals").toString();

        assertThat(flat(history(evals))).contains("/evals, variant new: 1 run").contains("/evals, variant old (1 run)");
        assertThat(history(evals, "--variant", "old").out()).contains("/evals, variant old: 1 run");
        assertThat(history(evals, "--variant", "").out()).contains("/evals: 3 runs");
        assertThat(history("--variant", "odl").err()).contains("did you mean `old`?");
    }

    @Test
    void exports_hold_all_runs_and_the_lines_can_be_read_again() throws IOException {
        Path csv = folder.resolve("out/history.csv");
        Path lines = folder.resolve("out/history.jsonl");
        assertThat(history("--csv", csv.toString(), "--jsonl", lines.toString()).exit())
                .isZero();

        assertThat(Files.readAllLines(csv)).hasSize(1 + 3 * 4);
        assertThat(Files.readString(lines)).isEqualTo(Files.readString(file()));
        assertThat(history("--csv", csv.toString(), "--last", "1", "-q").out()).isEmpty();
        assertThat(Files.readAllLines(csv)).hasSize(1 + 4);

        Call nowhere = history("--csv", file().resolve("x.csv").toString());
        assertThat(nowhere.exit()).isEqualTo(2);
        assertThat(nowhere.err()).contains("cannot write");

        Call itself = history("--last", "1", "--jsonl", file().toString());
        assertThat(itself.exit()).isEqualTo(2);
        assertThat(itself.err()).contains("is the history itself");
        assertThat(Files.readAllLines(file())).hasSize(3);
    }

    @Test
    void the_report_of_a_run_looks_back() throws IOException {
        String id = history("--json").result().at("/series/0/runs/2/run").asText();
        String page = Files.readString(folder.resolve("store/runs").resolve(id).resolve("report.html"));

        assertThat(page).contains("id=\"history-head\"", ">dataset</text>", "The last 3 runs of ");
    }

    @Test
    void damaged_lines_are_named_and_stop_nothing() throws IOException {
        Files.writeString(file(), "{\"format\":1,\"run\":\"r\"}\n{\"form", StandardOpenOption.APPEND);

        Call call = history();
        assertThat(call.exit()).isZero();
        assertThat(call.err())
                .contains("history.jsonl:4: found no field `time`")
                .contains("history.jsonl:5: found something that is no JSON")
                .contains("2 lines of ");
        assertThat(call.out()).contains("3 runs");
        assertThat(history("--json").result().path("damaged")).hasSize(2);

        assertThat(run("evals").exit()).isZero();
        assertThat(history().out()).contains("4 runs");
        assertThat(Files.readAllLines(file())).hasSize(6);
    }

    @Test
    void a_history_of_damaged_lines_only_is_an_error_with_a_next_step() throws IOException {
        Files.writeString(file(), "x\n");

        Call call = history();
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err())
                .contains("history.jsonl:1: found something that is no JSON", "no line of ", "`assay run` adds one");
        assertThat(run("evals").exit()).isZero();
        assertThat(history().exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing", "empty", "folder"})
    void without_a_history_the_next_step_is_told(String what) throws IOException {
        Files.delete(file());
        switch (what) {
            case "empty" -> Files.createFile(file());
            case "folder" -> Files.createDirectory(file());
            default -> assertThat(file()).doesNotExist();
        }

        Call call = history();
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains(file().toString(), "--set out=FOLDER");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--last 0            | --last 0: a count of runs, 1 or more",
                "--last -3           | --last -3: a count of runs, 1 or more",
                "--last many         | many",
                "--metric recal@3    | did you mean `recall@3`?",
                "--metric faithfulness | they have recall@3, rr@3, ndcg@3, success@3",
                "--source nowhere    | --source nowhere: no run of it is in",
                "--variant hybrid    | no run there has a variant",
                "nowhere             | no such file or folder",
                "--lst 3             | did you mean `--last`?",
            })
    void what_cannot_be_done_as_asked_is_told(String words, String told) {
        Call call = history(words.split(" "));

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains(told);
    }

    @Test
    void a_path_that_no_run_was_started_by_is_told() {
        assertThat(flat(history(folder.toString())))
                .contains("no run was started as `" + folder + "`")
                .contains("/evals: 3 runs");
    }
}
