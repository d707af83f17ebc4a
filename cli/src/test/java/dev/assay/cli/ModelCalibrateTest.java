package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A language model against people's labels, played by a server on this machine. */
class ModelCalibrateTest {

    @TempDir
    private Path folder;

    private Path labels = Path.of("");

    /** Six claims, each about its own passage; people support three. */
    @BeforeEach
    void labels() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            lines.append("{\"id\": \"c" + i + "\", \"claim\": \"Room " + i + " is open.\", \"contexts\": [\"Room " + i
                    + " is open all day.\"], \"label\": " + (i % 2) + "}\n");
        }
        labels = Files.writeString(folder.resolve("labels.jsonl"), lines);
    }

    private Call judge(PlayedModel model, String command, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("judge", command, labels.toString(), "--set", "out=" + folder.resolve("store")));
        arguments.addAll(model.options("judge."));
        arguments.addAll(List.of(more));
        return Call.of(arguments.toArray(new String[0]));
    }

    @Test
    void a_model_that_supports_everything_catches_nothing_and_is_asked_once_only() throws IOException {
        try (PlayedModel model = new PlayedModel(number -> true)) {
            JsonNode result = judge(model, "calibrate", "--json").result();

            assertThat(result.path("agreement").path("tpr").path("value").asDouble())
                    .isEqualTo(1);
            assertThat(result.path("agreement").path("tnr").path("value").asDouble())
                    .isZero();
            assertThat(result.path("agreement").path("auroc").path("undefined").asText())
                    .isEqualTo("the judge gives no probabilities");
            assertThat(result.has("cuts")).isFalse();
            assertThat(result.path("certificate").path("model").asText()).isEqualTo("played");
            assertThat(result.path("certificate").path("prompts").has("verdicts.en"))
                    .isTrue();
            assertThat(model.calls).hasValue(6);

            judge(model, "calibrate");
            assertThat(model.calls).hasValue(6);
        }
    }

    @Test
    void drift_asks_anew_each_time_since_kept_replies_never_drift() throws IOException {
        try (PlayedModel kind = new PlayedModel(number -> true)) {
            assertThat(judge(kind, "drift").exit()).isZero();
            assertThat(judge(kind, "drift").exit()).isZero();
            assertThat(kind.calls).hasValue(12);
        }
        try (PlayedModel strict = new PlayedModel(number -> false)) {
            Call call = judge(strict, "drift");
            assertThat(call.exit()).isEqualTo(1);
            assertThat(call.out()).contains("p = 0.0312").contains("supported -> not-stated");
        }
    }

    @Test
    void a_model_that_is_down_leaves_nothing_measured_and_nothing_frozen() throws IOException {
        PlayedModel gone = new PlayedModel(number -> true);
        gone.close();
        Call calibrated =
                judge(gone, "calibrate", "--out", folder.resolve("c.json").toString());
        Call frozen = judge(gone, "drift");

        assertThat(calibrated.exit()).isEqualTo(3);
        assertThat(calibrated.out()).contains("6 failed: no reply from");
        assertThat(folder.resolve("c.json")).doesNotExist();
        assertThat(frozen.exit()).isEqualTo(3);
        assertThat(folder.resolve("labels.jsonl.frozen.json")).doesNotExist();
    }
}
