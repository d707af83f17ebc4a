package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same, run twice. */
class AaTest {

    @TempDir
    private Path folder;

    private Call aa(String... more) {
        String[] all = new String[4 + more.length];
        all[0] = "aa";
        all[1] = folder.resolve("data").toString();
        all[2] = "--out";
        all[3] = folder.resolve("store").toString();
        System.arraycopy(more, 0, all, 4, more.length);
        return Call.of(all);
    }

    private void data(String config) throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("cases.jsonl"), """
                {"id":"q1","question":"steady?","relevant":["a"],"cluster":"1"}
                {"id":"q2","question":"fickle?","relevant":["a"],"cluster":"2"}
                {"id":"q3","question":"steady too?","relevant":["a"],"cluster":"3"}
                {"id":"q4","question":"steady as well?","relevant":["a"],"cluster":"4"}
                """);
        Files.writeString(data.resolve("assay.yaml"), config);
    }

    @Test
    void a_system_that_changes_its_mind_is_asked_twice_and_its_noise_is_told() throws IOException {
        data("""
                mode: retrieval
                metrics: [success@3]
                target: {use: command, command: [sh, rag.sh]}
                """);
        Files.writeString(folder.resolve("data/rag.sh"), """
                while read -r line; do
                  found=a
                  case "$line" in *fickle*) if [ -e again ]; then found=x; fi; touch again;; esac
                  echo "{\\"answer\\":\\"yes\\",\\"retrieved\\":[\\"$found\\"]}"
                done
                """);

        Call call = aa();
        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.out())
                .contains("# the system was asked twice")
                .containsPattern("success@3 +4 +0.250 +\\[0.0\\d+, 0.\\d+] +0.354 +±0.490");
        assertThat(Files.readAllLines(folder.resolve("store/history.jsonl"))).hasSize(1);
    }

    @Test
    void a_model_as_judge_is_asked_anew_for_the_second_run() throws IOException {
        try (ModelServer server = new ModelServer(0)) {
            ModelServer.cases(folder.resolve("data"), List.of(1, 2, 3));
            JsonNode result = aa(
                            "--json",
                            "--metric",
                            "faithfulness",
                            "--set",
                            "judge.use=openai",
                            "--set",
                            "judge.model=m",
                            "--set",
                            "judge.baseUrl=" + server.url())
                    .result();

            assertThat(server.order()).hasSize(12);
            assertThat(result.path("notes").toString()).contains("asked anew", "recorded");
            assertThat(result.at("/noise/faithfulness/band").asDouble()).isZero();
            assertThat(result.at("/comparison/metrics/faithfulness/conclusion").asText())
                    .isEqualTo("same");
        }
    }

    @Test
    void where_nothing_can_vary_that_is_said() throws IOException {
        data("outputs: outputs.jsonl\n");
        Files.writeString(folder.resolve("data/outputs.jsonl"), """
                {"id":"q1","retrieved":["a"]}
                {"id":"q2","retrieved":["a"]}
                {"id":"q3","retrieved":["a"]}
                {"id":"q4","retrieved":[]}
                """);

        assertThat(aa().out()).contains("# nothing that chance could change was run twice");
    }

    /** A system that says one thing in the first run and another later, and a judge that finds it supported or not. */
    private void talkative() throws IOException {
        data("""
                target:
                  use: command
                  command: [sh, rag.sh]
                  concurrency: 1
                """);
        Files.writeString(folder.resolve("data/rag.sh"), """
                said="It takes two weeks."
                if [ -e again ]; then said="It takes one year."; fi
                touch again
                while read -r line; do
                  echo "{\\"answer\\":\\"$said\\",\\"retrieved\\":[{\\"id\\":\\"a\\",\\"text\\":\\"It takes long.\\"}]}"
                done
                """);
    }

    private Call judged(PlayedModel model, String... more) {
        List<String> options = new ArrayList<>(model.options("judge."));
        options.addAll(List.of("--metric", "faithfulness"));
        options.addAll(List.of(more));
        return aa(options.toArray(String[]::new));
    }

    @Test
    void what_the_system_and_the_judge_do_is_told_apart_where_it_is_wanted() throws IOException {
        talkative();
        AtomicInteger verdicts = new AtomicInteger();
        try (PlayedModel model = new PlayedModel(number -> verdicts.getAndIncrement() < 8)) {
            Call call = judged(model, "--split", "--json");

            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(verdicts).as("four answers in each of three runs").hasValue(12);
            JsonNode split = call.result().at("/split/faithfulness");
            assertThat(split.path("answers").asInt()).isEqualTo(8);
            assertThat(split.path("judgings").asInt()).isEqualTo(12);
            assertThat(split.path("parts").findValues("sources"))
                    .hasToString("[[\"questions\"], [\"system\"], [\"judge\"]]");
            assertThat(split.at("/parts/2/deviation").asDouble()).isCloseTo(Math.sqrt(0.5), within(1e-12));
            assertThat(split.at("/parts/1/negative").asBoolean()).isTrue();
            assertThat(split.path("lever").asText()).isEqualTo("judge");
            assertThat(split.path("error").asDouble()).isCloseTo(Math.sqrt(0.5 / 4), within(1e-12));
            assertThat(split.at("/doubled/judge").asDouble()).isCloseTo(Math.sqrt(0.25 / 4), within(1e-12));
            assertThat(call.result().path("notes").toString()).contains("judged once more");
        }
        assertThat(Files.readAllLines(folder.resolve("store/history.jsonl"))).hasSize(1);
    }

    @Test
    void without_it_the_two_stay_together_and_its_price_is_told() throws IOException {
        talkative();
        AtomicInteger verdicts = new AtomicInteger();
        try (PlayedModel model = new PlayedModel(number -> verdicts.getAndIncrement() % 3 > 0)) {
            Call call = judged(model);

            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(call.out()).contains("where the variance comes from", "system + judge", "need no new labels");
            assertThat(call.out().replaceAll("\\s+", " "))
                    .contains("--split tells the system from the judge", "the 4 different answers of the first run");
        }
    }

    @Test
    void the_third_run_leaves_a_cassette_that_is_recorded_alone() throws IOException {
        talkative();
        Path cassette = folder.resolve("replies");
        try (PlayedModel model = new PlayedModel(number -> true)) {
            Call call = judged(model, "--split", "--set", "record=true", "--set", "cassette=" + cassette);
            assertThat(call.exit()).as(call.err()).isZero();
        }
        assertThat(cassette).content().contains("one year").doesNotContain("two weeks");
    }

    @Test
    void a_jury_that_works_offline_has_no_noise() throws IOException {
        data("outputs: outputs.jsonl\n");
        Files.writeString(
                folder.resolve("data/outputs.jsonl"),
                "{\"id\":\"q1\",\"answer\":\"It takes two weeks.\",\"retrieved\":[{\"id\":\"a\",\"text\":\"It takes"
                        + " two weeks.\"}]}\n");
        List<String> options = new ArrayList<>(List.of("--metric", "faithfulness"));
        for (int member = 1; member <= 3; member++) {
            options.addAll(List.of("--set", "judge.jury." + member + ".use=embedded"));
        }

        assertThat(aa(options.toArray(String[]::new)).out())
                .contains("# nothing that chance could change was run twice")
                .doesNotContain("asked anew", "where the variance comes from");
    }

    @Test
    void a_judge_that_is_replayed_cannot_be_split() throws IOException {
        talkative();
        Call call = aa("--split", "--set", "cassette=replies.jsonl");

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("--split", "replies.jsonl", "--set record=true");
        assertThat(folder.resolve("store")).doesNotExist();
    }

    @Test
    void where_no_judge_can_change_its_mind_the_system_is_told_from_the_questions_anyway() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("cases.jsonl"), """
                {"id":"q1","question":"稳定吗？","relevant":["a"],"cluster":"1"}
                {"id":"q2","question":"会变吗？","relevant":["a"],"cluster":"2"}
                {"id":"q3","question":"也稳定吗？","relevant":["a"],"cluster":"3"}
                """);
        Files.writeString(data.resolve("assay.yaml"), """
                mode: retrieval
                metrics: [success@3]
                target: {use: command, command: [sh, rag.sh], concurrency: 1}
                """);
        Files.writeString(data.resolve("rag.sh"), """
                while read -r line; do
                  found=a
                  case "$line" in *会变*) if [ -e again ]; then found=x; fi; touch again;; esac
                  echo "{\\"retrieved\\":[\\"$found\\"]}"
                done
                """);

        assertThat(aa("--split").out())
                .contains("--split was not needed: no judge", "方差的来源", "必然为 0", "target.repeats", "不需要新的标注")
                .containsPattern("系统 +0\\.408")
                .doesNotContain("可区分系统与评判");
    }

    @Test
    void of_several_variants_one_is_named() throws IOException {
        data("variants: {old: {outputs: old.jsonl}, new: {outputs: new.jsonl}}\n");
        Call call = aa();

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("name it with --set variant=old");
    }
}
