package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Presets set what nobody else does. */
class PresetTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void cases() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            lines.append(
                    "{\"id\": \"q%d\", \"question\": \"a?\", \"relevant\": [\"a\"], \"retrieved\": [{\"id\": \"a\", \"text\": \"t\"}]}%n"
                            .formatted(i));
        }
        Files.writeString(folder.resolve("cases.jsonl"), lines);
    }

    private Call run(String... more) {
        String[] all = new String[4 + more.length];
        all[0] = "run";
        all[1] = folder.toString();
        all[2] = "--out";
        all[3] = folder.resolve("store").toString();
        System.arraycopy(more, 0, all, 4, more.length);
        return Call.of(all);
    }

    @Test
    void a_preset_sets_depth_metrics_and_rules_and_says_where_they_come_from() throws IOException {
        Call call = run("--preset", "search", "--json");

        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.result().at("/metrics").fieldNames())
                .toIterable()
                .containsExactly("recall@10", "rr@10", "ndcg@10", "contextPrecision@10");
        assertThat(call.result().at("/gate/rules/0/rule").asText()).isEqualTo("ndcg@10 at least 0.75");
        assertThat(call.result().at("/gate/rules/0/origin").asText()).isEqualTo("preset search");
    }

    @Test
    void keys_of_ones_own_win() throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), "preset: search\nk: 4\nrules: [rr@4 at least 0.1]\n");

        Call call = run("--json");

        assertThat(call.exit()).isZero();
        assertThat(call.result().at("/metrics").fieldNames())
                .toIterable()
                .containsExactly("recall@4", "rr@4", "ndcg@4", "contextPrecision@4");
        assertThat(call.result().at("/gate/rules")).hasSize(1);
        assertThat(call.result().at("/gate/rules/0/origin").asText()).isEqualTo("assay.yaml:3");
    }

    @Test
    void what_a_preset_cannot_measure_is_said_before_any_work() throws IOException {
        assertThat(run("--preset", "serach").err()).contains("did you mean `search`?");
        Call noAnswers = run("--preset", "qa");
        assertThat(noAnswers.exit()).isEqualTo(2);
        assertThat(noAnswers.err()).contains("faithfulness needs `answer`");

        Files.writeString(folder.resolve("cases.jsonl"), """
                {"id": "q", "question": "a?", "relevant": ["a"], "retrieved": [{"id": "a", "text": "t"}], "answer": "t."}
                """);
        Call noJudge = run("--preset", "chatbot");
        assertThat(noJudge.exit()).isEqualTo(2);
        assertThat(noJudge.err())
                .contains("preset chatbot", "answerRelevancy needs a judge that writes questions", "judge.use");
        assertThat(folder.resolve("store")).doesNotExist();
    }

    @Test
    void metrics_and_doctor_tell_presets() {
        assertThat(Call.of("metrics").out()).contains("qa         k 5  rr@5 at least 0.7; faithfulness at least 0.85");
        assertThat(Call.of("doctor", folder.toString(), "--set", "preset=search")
                        .out())
                .contains("k=10 (preset search)", "ndcg@10 at least 0.75");
    }
}
