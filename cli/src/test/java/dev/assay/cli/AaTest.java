package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
                {"id":"q1","question":"steady?","relevant":["a"]}
                {"id":"q2","question":"fickle?","relevant":["a"]}
                {"id":"q3","question":"steady too?","relevant":["a"]}
                {"id":"q4","question":"steady as well?","relevant":["a"]}
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

    @Test
    void of_several_variants_one_is_named() throws IOException {
        data("variants: {old: {outputs: old.jsonl}, new: {outputs: new.jsonl}}\n");
        Call call = aa();

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("name it with --set variant=old");
    }
}
