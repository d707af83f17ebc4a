package dev.assay.judge.embedded.nli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.judge.port.JudgeSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with the settings names the setting, what was found and what is allowed. */
class NliSettingsTest {

    @TempDir
    private Path folder;

    private Map<String, String> settings = Map.of();

    @BeforeEach
    void lay() throws IOException {
        settings = NliFixture.in(folder);
    }

    private void refused(String... words) {
        assertThatThrownBy(() -> NliSettings.open(settings))
                .isInstanceOf(JudgeSettingException.class)
                .satisfies(e -> assertThat(e.getMessage()).contains(words));
    }

    private String id() {
        try (InferenceModel model = NliSettings.open(settings).orElseThrow()) {
            return model.id();
        }
    }

    @Test
    void without_settings_there_is_no_model() {
        assertThat(NliSettings.open(Map.of())).isEmpty();
        assertThat(NliSettings.open(Map.of("model", "another's"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "nli.modle, x, no such setting, did you mean `nli.model`",
        "nli, model.onnx, 'judge.nli: no such setting', there is nli.model",
        "nli.alone, maybe, 'judge.nli.alone: true or false', found `maybe`",
        "nli.model, '', judge.nli.model, a file is needed",
        "nli.tokenizer, '', judge.nli.tokenizer, a file is needed",
        "nli.model, /nowhere/model.onnx, judge.nli.model, there is no file /nowhere/model.onnx",
        "nli.tokenizer, /nowhere/t.json, judge.nli.tokenizer, there is no file /nowhere/t.json",
        "nli.config, /nowhere/config.json, judge.nli.config, there is no file /nowhere/config.json",
        "nli.labels, 'yes,no', judge.nli.labels, `yes` tells no label",
        "nli.labels, 'entailment,neutral', judge.nli.labels, 'allowed is [entailment, neutral, contradiction]'",
        "nli.labels, 'entailment,not_entailment', judge.nli.model, it gives 3 labels",
    })
    void a_wrong_setting_is_named(String name, String value, String says, String also) {
        settings.put(name, value);
        refused(says, also);
    }

    @ParameterizedTest
    @CsvSource({
        "model.onnx, judge.nli.model, does not read it as a network",
        "tokenizer.json, judge.nli.tokenizer, describes no tokenizer",
        "config.json, judge.nli.config, it is not JSON",
    })
    void a_file_of_another_kind_is_named(String name, String says, String also) throws IOException {
        Files.writeString(folder.resolve(name), "what is this?");
        refused(says, also);
    }

    @Test
    void a_file_that_is_no_text_is_named() throws IOException {
        Files.copy(folder.resolve("model.onnx"), folder.resolve("tokenizer.json"), StandardCopyOption.REPLACE_EXISTING);
        refused("judge.nli.tokenizer", "cannot be read as text");
    }

    @Test
    void a_tokenizer_of_another_model_is_noticed() throws IOException {
        String json = Files.readString(folder.resolve("tokenizer.json"));
        Files.writeString(folder.resolve("tokenizer.json"), json.replaceAll("\"the\":\\d+", "\"the\":9999"));
        refused("judge.nli.model", "both must come from one model");
    }

    @Test
    void labels_that_do_not_tell_must_be_set() throws IOException {
        NliFixture.labels(folder, "LABEL_0", "LABEL_1", "LABEL_2");
        refused("judge.nli.labels", "LABEL_0, LABEL_1, LABEL_2, which does not tell", "[entailment, neutral");
        settings.put("nli.labels", "contradiction\nneutral\nentailment");
        assertThat(id()).contains("labels:contradiction,neutral,entailment");
    }

    @Test
    void a_model_without_a_config_must_be_told_its_labels() throws IOException {
        Files.delete(folder.resolve("config.json"));
        refused("judge.nli.labels", "names no labels");
        settings.put("nli.labels", "[contradiction, neutral, entailment]");
        assertThat(id()).contains("labels:contradiction,neutral,entailment");
    }

    @Test
    void the_config_may_stand_elsewhere() throws IOException {
        Path elsewhere = folder.resolve("elsewhere");
        Files.createDirectory(elsewhere);
        Files.move(folder.resolve("config.json"), elsewhere.resolve("any.json"));
        settings.put("nli.config", elsewhere.resolve("any.json").toString());
        assertThat(id()).contains("labels:contradiction,neutral,entailment");
    }

    @Test
    void the_id_changes_with_whatever_can_change_a_verdict() throws IOException {
        String before = id();
        assertThat(before).containsPattern("nli:[0-9a-f]{64} tokenizer:[0-9a-f]{64}");
        settings.put("nli.alone", "true");
        assertThat(id()).isNotEqualTo(before);
        settings.put("nli.alone", "false");
        Files.writeString(folder.resolve("model.onnx_data"), "further weights");
        String more = id();
        assertThat(more).isNotEqualTo(before);
        Files.writeString(folder.resolve("tokenizer.json"), "\n", StandardOpenOption.APPEND);
        assertThat(id()).isNotEqualTo(more);
    }
}
