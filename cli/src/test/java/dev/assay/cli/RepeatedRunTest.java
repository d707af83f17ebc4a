package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same questions asked of a program again: it wavers, fails once, fails always, or stays with what it said. */
class RepeatedRunTest {

    private static final String PROGRAM = """
            waver=0; once=0
            while read -r line; do
              case "$line" in
                *waver*) waver=$((waver+1))
                  if [ $waver = 2 ]; then echo '{"answer":"no","retrieved":["x"],"latencyMs":30,"cost":2}'
                  else echo '{"answer":"yes","retrieved":["a"],"latencyMs":10,"cost":1}'; fi;;
                *once*) once=$((once+1))
                  if [ $once = 1 ]; then echo '{"error":"overloaded"}'
                  else echo '{"answer":"yes","retrieved":["a"],"latencyMs":10,"cost":1}'; fi;;
                *always*) echo '{"error":"no index"}';;
                *) echo '{"answer":"yes","retrieved":["a"],"latencyMs":10,"cost":1}';;
              esac
            done
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void dataset() throws IOException {
        Files.writeString(folder.resolve("rag.sh"), PROGRAM);
        Files.writeString(folder.resolve("cases.jsonl"), """
                {"id":"q1","question":"Does it waver?","relevant":["a"],"cluster":"1"}
                {"id":"q2","question":"Does it fail once?","relevant":["a"],"cluster":"2"}
                {"id":"q3","question":"Does it fail always?","relevant":["a"],"cluster":"3"}
                {"id":"q4","question":"Does it stay?","relevant":["a"],"cluster":"4"}
                """);
        settings("3");
    }

    private void settings(String repeats) throws IOException {
        Files.writeString(
                folder.resolve("assay.yaml"),
                "mode: retrieval\nmetrics: [recall@3, latencyMs]\ntarget:\n  use: command\n  command: [sh, rag.sh]\n"
                        + "  concurrency: 1\n  repeats: " + repeats + "\n");
    }

    private Call run(String... more) {
        List<String> arguments = new ArrayList<>(List.of("run", folder.toString(), "--set", "out=" + store()));
        arguments.addAll(List.of(more));
        return Call.of(arguments.toArray(String[]::new));
    }

    private Path store() {
        return folder.resolve("store");
    }

    private Path kept() throws IOException {
        try (Stream<Path> runs = Files.list(store().resolve("runs"))) {
            return runs.sorted().findFirst().orElseThrow().resolve("cases.jsonl");
        }
    }

    @Test
    void a_case_counts_once_with_the_mean_of_its_answers() throws IOException {
        Call call = run("--json");

        assertThat(call.exit()).as(call.err()).isZero();
        JsonNode recall = call.result().at("/metrics/recall@3");
        assertThat(recall.path("n").asInt()).isEqualTo(3);
        assertThat(recall.path("failed").asInt()).isEqualTo(1);
        assertThat(recall.path("mean").asDouble()).isEqualTo((2 / 3.0 + 1 + 1) / 3, within(1e-12));
        assertThat(recall.path("method").asText()).startsWith("BCa");
        assertThat(call.result().at("/counts/cases").asInt()).isEqualTo(4);
        JsonNode latency = call.result().at("/metrics/latencyMs");
        assertThat(latency.path("mean").asDouble()).isEqualTo((50 / 3.0 + 10 + 10) / 3, within(1e-9));
    }

    @Test
    void the_systems_own_noise_stands_in_the_result_and_failed_answers_are_counted_and_named() throws IOException {
        JsonNode result = run("--json").result();

        assertThat(result.at("/repeats/cases").asInt()).isEqualTo(4);
        assertThat(result.at("/repeats/answers").asInt()).isEqualTo(12);
        assertThat(result.at("/repeats/failed").asInt()).isEqualTo(4);
        JsonNode spread = result.at("/repeats/spread/recall@3");
        assertThat(spread.path("deviation").asDouble()).isEqualTo(Math.sqrt(1 / 3.0 / 3), within(1e-12));
        assertThat(spread.path("n").asInt()).isEqualTo(3);
        assertThat(spread.path("differing").asInt()).isEqualTo(1);
        assertThat(result.at("/warnings").toString())
                .contains("4 of 12 answers could not be measured in full")
                .contains("case q2, answer ", "failed: overloaded");
        assertThat(result.at("/cases/0/repeats").findValuesAsText("value")).contains("0.0", "1.0");
        assertThat(result.at("/cases/1/cause").asText()).isEqualTo("target-error");
        assertThat(result.at("/cases/2/scores/recall@3/failed").asText())
                .isEqualTo("3 of 3 answers failed and none has a value; answer 1: no index");
    }

    @Test
    void every_answer_is_kept_and_can_be_scored_again_without_asking() throws IOException {
        JsonNode asked = run("--json").result();
        List<String> lines = Files.readAllLines(kept());
        JsonNode first = new ObjectMapper().readTree(lines.get(0));
        assertThat(first.path("repeats").findValuesAsText("answer")).containsExactlyInAnyOrder("yes", "no", "yes");
        assertThat(first.path("repeats").findValuesAsText("cost")).containsExactlyInAnyOrder("1.0", "2.0", "1.0");

        Files.delete(folder.resolve("rag.sh"));
        JsonNode again = run("--json", "--set", "target.use=file", "--set", "outputs=" + kept())
                .result();

        assertThat(again.path("metrics")).isEqualTo(asked.path("metrics"));
        assertThat(again.path("repeats")).isEqualTo(asked.path("repeats"));
        assertThat(again.path("cases")).isEqualTo(asked.path("cases"));
    }

    @Test
    void people_see_how_far_the_answers_of_a_case_agree() throws IOException {
        Call call = run();

        assertThat(call.out())
                .contains("answers to the same question")
                .contains("12 answers to 4 cases, 4 of them not measured in full.")
                .containsPattern("3 answers +recall@3 [01].000 [01].000 [01].000");
        Path report = kept().resolveSibling("report.html");
        assertThat(report).content().contains("repeats-head", "3 answers: recall@3 ", "answer 2");
        assertThat(report.resolveSibling("report.md"))
                .content()
                .contains("| `recall@3` | 0.333 |", "3 answers: recall@")
                .containsPattern(" (1.000 0.000 1.000|0.000 1.000 1.000|1.000 1.000 0.000)");
    }

    @Test
    void once_is_enough_to_be_as_ever() throws IOException {
        settings("1");
        JsonNode result = run("--json").result();
        assertThat(result.has("repeats")).isFalse();
        assertThat(result.at("/metrics/recall@3/method").asText()).startsWith("Wilson");
        assertThat(Files.readString(kept())).doesNotContain("\"repeats\"");
    }

    @Test
    void recorded_outputs_may_be_repeats_as_well() throws IOException {
        Files.delete(folder.resolve("assay.yaml"));
        Files.writeString(folder.resolve("outputs.jsonl"), """
                {"id":"q1","retrieved":["a"]}
                {"id":"q2","retrieved":["a"]}
                {"id":"q3","retrieved":["a"]}
                {"id":"q4","retrieved":["a"]}
                {"id":"q1","retrieved":["x"],"repeat":2}
                """);
        JsonNode result = run("--json").result();
        assertThat(result.at("/metrics/recall@3/mean").asDouble()).isEqualTo(3.5 / 4);
        assertThat(result.at("/repeats/answers").asInt()).isEqualTo(2);
        assertThat(result.at("/cases/0/repeats/1/repeat").asInt()).isEqualTo(2);
    }

    @Test
    void recorded_repeats_are_planned_as_they_are_judged() throws IOException {
        Files.delete(folder.resolve("assay.yaml"));
        String passages = ",\"retrieved\":[{\"id\":\"a\",\"text\":\"It takes two weeks.\"}]";
        Files.writeString(
                folder.resolve("outputs.jsonl"),
                "{\"id\":\"q1\",\"answer\":\"It takes two weeks.\"" + passages + "}\n"
                        + "{\"id\":\"q1\",\"answer\":\"It takes two weeks.\",\"repeat\":2" + passages + "}\n"
                        + "{\"id\":\"q1\",\"answer\":\"It takes one year.\",\"repeat\":3" + passages + "}\n");
        try (PlayedModel model = new PlayedModel(number -> true)) {
            List<String> options = new ArrayList<>(model.options("judge."));
            options.addAll(List.of("--json", "--set", "metrics=faithfulness", "--set", "out=" + store()));
            List<String> plan = new ArrayList<>(List.of("plan", folder.toString()));
            plan.addAll(options);
            Call planned = Call.of(plan.toArray(String[]::new));
            Call call = run(options.toArray(String[]::new));

            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(model.calls.get()).isEqualTo(4);
            assertThat(planned.result().path("calls").asInt()).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "101", "99999999999", "1.5", "often"})
    void a_number_of_repeats_that_cannot_be_is_an_error_of_the_settings(String repeats) throws IOException {
        settings(repeats);
        Call call = run();
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err())
                .contains("target.repeats: found `" + repeats + "`; allowed: a whole number from 1 to 100");
        assertThat(store()).doesNotExist();
    }

    @Test
    void a_key_that_is_nearly_the_name_is_told_the_name() {
        Call call = run("--set", "target.repeat=3");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("target.repeat", "did you mean `repeats`");
    }

    @Test
    void equal_answers_share_the_judges_replies() throws IOException {
        Files.writeString(folder.resolve("rag.sh"), """
                while read -r line; do
                  echo '{"answer":"It takes two weeks.","retrieved":[{"id":"a","text":"It takes two weeks."}]}'
                done
                """);
        try (PlayedModel model = new PlayedModel(number -> true)) {
            List<String> options = new ArrayList<>(model.options("judge."));
            options.addAll(List.of("--json", "--set", "mode=full", "--set", "metrics=faithfulness"));
            options.addAll(List.of("--set", "target.repeats=5"));
            Call call = run(options.toArray(String[]::new));
            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(call.result().at("/repeats/answers").asInt()).isEqualTo(20);
            assertThat(model.calls.get())
                    .as("two calls for each of four questions")
                    .isEqualTo(8);
        }
    }
}
