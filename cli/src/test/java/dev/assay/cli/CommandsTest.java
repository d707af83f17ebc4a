package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"run", "gate", "init", "metrics", "doctor"})
    void every_command_explains_itself_with_an_example(String command) {
        Call call = Call.of(command, "--help");

        assertThat(call.exit()).isZero();
        assertThat(call.out()).contains("Usage:", "assay " + command).containsPattern("Examples?:");
        assertThat(call.err()).isEmpty();
    }

    @Test
    void metrics_lists_all_and_shows_the_card_of_one() {
        assertThat(Call.of("metrics").out()).contains("recall@k", "ndcg", "faithfulness", "latencyMs");
        assertThat(Call.of("metrics", "nDCG@10").out()).contains("formula", "source", "ndcg");
        assertThat(Call.of("metrics", "MRR").out()).contains("rr, rr@k");
    }

    @Test
    void an_unknown_metric_is_told_with_the_near_name() {
        Call call = Call.of("metrics", "faithfullness");

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("`faithfulness`");
    }

    @Test
    void metrics_speak_json() throws IOException {
        assertThat(Call.of("metrics", "--json").result().size()).isGreaterThan(15);
        assertThat(Call.of("metrics", "recall@3", "--json")
                        .result()
                        .path("name")
                        .asText())
                .isEqualTo("recall");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void what_init_writes_runs(String language) {
        Path begun = folder.resolve("evals");

        assertThat(Call.of("init", begun.toString(), "--language", language).exit())
                .isZero();
        Call run = Call.of(
                "run", begun.toString(), "--out", folder.resolve("store").toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("recall@3", "faithfulness");
    }

    @Test
    void init_overwrites_nothing() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), "mine");

        Call call = Call.of("init", folder.toString());

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("cases.jsonl");
        assertThat(folder.resolve("cases.jsonl")).hasContent("mine");
        assertThat(folder.resolve("assay.yaml")).doesNotExist();
    }

    @Test
    void doctor_tries_everything() throws IOException {
        Call call = Call.of("doctor", "--json", "--set", "out=" + folder.resolve("store"));

        assertThat(call.exit()).as(call.out()).isZero();
        assertThat(call.result().findValuesAsText("name"))
                .contains("java", "metrics", "settings", "run store", "judge");
        assertThat(folder.resolve("store/runs")).isEmptyDirectory();
    }

    @Test
    void doctor_says_what_is_wrong() throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), "judge: {use: embeded}\n");

        Call call = Call.of("doctor", folder.toString(), "--set", "out=" + folder.resolve("store"));

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.out()).contains("BAD").contains("embedded");
    }

    @Test
    void retrieval_mode_needs_no_answer_and_loads_no_model() throws IOException {
        Call call = Call.of(
                "run",
                Call.example("refund"),
                "--mode",
                "retrieval",
                "--json",
                "--out",
                folder.resolve("store").toString());

        assertThat(call.exit()).isZero();
        assertThat(call.result().path("metrics").has("faithfulness")).isFalse();
        assertThat(call.result().at("/provenance/judge").asText()).isEqualTo("none");
    }

    @Test
    void results_go_to_standard_output_and_nothing_else_does() throws IOException {
        Call json = Call.of("run", Call.example("refund"), "--json", "--out", folder.toString());

        assertThat(json.json().path("exit").asInt()).isZero();
        assertThat(Call.of("run", Call.example("refund"), "--quiet", "--out", folder.toString())
                        .out())
                .isEmpty();
    }

    @Test
    void without_a_terminal_there_is_no_colour() {
        assertThat(Call.of("run", Call.example("refund"), "--out", folder.toString())
                        .out())
                .doesNotContain("\u001b[");
    }

    @Test
    void a_beir_folder_is_run_as_it_is_and_nothing_is_left_in_it() throws IOException {
        Path beir = Call.HOME.resolve("engine/src/test/resources/dev/assay/engine/codec/beir");
        List<String> before = names(beir);

        Call call = Call.of("run", beir.toString(), "--json", "--k", "2", "--out", folder.toString());

        assertThat(call.exit()).isZero();
        assertThat(call.result().at("/metrics/recall@2/mean").asDouble()).isEqualTo(0.75);
        assertThat(call.result().at("/metrics/rr@2/mean").asDouble()).isEqualTo(0.75);
        assertThat(call.result().at("/metrics/rr@2/n").asInt()).isEqualTo(2);
        assertThat(call.result().at("/metrics/faithfulness").isMissingNode()).isTrue();
        assertThat(names(beir)).isEqualTo(before);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toString).sorted().toList();
        }
    }
}
