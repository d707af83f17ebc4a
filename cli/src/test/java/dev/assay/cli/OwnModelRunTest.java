package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user's own NLI model, named in {@code assay.yaml} by paths beside it. */
class OwnModelRunTest {

    private static final Path MODEL = Call.HOME.resolve("judge-embedded/src/test/resources/nli");

    @TempDir
    private Path folder;

    @BeforeEach
    void two_cases() throws IOException {
        Files.createDirectory(folder.resolve("nli"));
        for (String name : new String[] {"model.onnx", "tokenizer.json", "config.json"}) {
            Files.copy(MODEL.resolve(name), folder.resolve("nli").resolve(name));
        }
        Files.writeString(
                folder.resolve("cases.jsonl"),
                line("q1", "The dog is in the pond.") + line("q2", "The dog is in the attic."));
    }

    private static String line(String id, String answer) {
        return """
                {"id": "%s", "question": "Where is the dog?", "answer": "%s", "relevant": ["d"], \
                "retrieved": [{"id": "d", "text": "The dog is in the pond. The hen is in the attic."}]}
                """.formatted(id, answer);
    }

    private Call call(String command, String nli) throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), "metrics: [faithfulness]\njudge: {use: embedded" + nli + "}\n");
        return Call.of(command, folder.toString(), "--set", "out=" + folder.resolve("store"));
    }

    @Test
    void it_changes_verdicts_and_stands_in_the_provenance() throws IOException {
        Call without = call("run", "");
        Call with = call("run", ", nli: {model: nli/model.onnx, tokenizer: nli/tokenizer.json}");

        assertThat(with.exit()).as(with.err()).isZero();
        assertThat(without.out()).doesNotContain("nli:");
        assertThat(with.out())
                .containsPattern("# judge .* nli:[0-9a-f]{64} tokenizer:[0-9a-f]{64} labels:")
                .contains("judge.nli.tokenizer=" + folder.resolve("nli/tokenizer.json"))
                .containsPattern("faithfulness +0\\.500");
        assertThat(without.out()).containsPattern("faithfulness +1\\.000");
    }

    @Test
    void labels_may_be_a_list() throws IOException {
        Call reversed = call(
                "run",
                ", nli: {model: nli/model.onnx, tokenizer: nli/tokenizer.json, alone: true,"
                        + " labels: [entailment, neutral, contradiction]}");

        assertThat(reversed.out()).contains("labels:entailment,neutral,contradiction alone");
    }

    @ParameterizedTest
    @CsvSource({
        "'{model: nli/none.onnx, tokenizer: nli/tokenizer.json}', judge.nli.model, there is no file",
        "'{model: nli/tokenizer.json, tokenizer: nli/tokenizer.json}', judge.nli.model, does not read it as a network",
        "'{model: nli/model.onnx, tokenizer: nli/config.json}', judge.nli.tokenizer, describes no tokenizer",
        "'{model: nli/model.onnx}', judge.nli.tokenizer, a file is needed",
        "'{model: nli/model.onnx, tokenizer: nli/tokenizer.json, labels: [a, b, c]}', judge.nli.labels, `a` tells no label",
    })
    void what_cannot_be_used_ends_with_exit_code_2_and_the_setting(String nli, String setting, String why)
            throws IOException {
        Call run = call("run", ", nli: " + nli);

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(setting, why);
        Call doctor = call("doctor", ", nli: " + nli);
        assertThat(doctor.exit()).isEqualTo(2);
        assertThat(doctor.out()).containsPattern("BAD +judge").contains(setting, why);
    }

    @Test
    void the_doctor_tries_it() throws IOException {
        Call doctor = call("doctor", ", nli: {model: nli/model.onnx, tokenizer: nli/tokenizer.json}");

        assertThat(doctor.out()).containsPattern("ok +judge .* nli:[0-9a-f]{64}.* answers");
    }
}
