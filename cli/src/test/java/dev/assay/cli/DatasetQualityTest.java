package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code dataset validate}, {@code stats} and {@code dedupe}. */
class DatasetQualityTest {

    @TempDir
    Path folder;

    @Test
    void validate_exits_by_what_weighs_most() throws IOException {
        cases("{\"id\":\"a\",\"question\":\"Who?\",\"relevant\":[\"x\"]}");

        Call lenient = dataset("validate");
        Call strict = dataset("validate", "--strict");
        Call quiet = dataset("validate", "--quiet");

        assertThat(lenient.exit()).isZero();
        assertThat(lenient.out()).contains("warning size: 1 case: too few to start with", "valid: 0 errors, 1 warning");
        assertThat(strict.exit()).isEqualTo(1);
        assertThat(strict.out()).contains("not good enough under --strict");
        assertThat(quiet.out()).isEmpty();

        cases(
                "{\"id\":\"a\",\"question\":\"Who?\",\"relevant\":[\"x\"]}\n{\"id\":\"b\",\"question\":\"Why?\",\"relevant\":[\"y\"]}");
        Files.writeString(folder.resolve("corpus.jsonl"), "{\"id\":\"x\",\"text\":\"They did.\"}\n");
        Call wrong = dataset("validate", "--json");

        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.result().path("errors").asInt()).isEqualTo(1);
        assertThat(wrong.result().path("findings").path(0).path("kind").asText())
                .isEqualTo("missing-passage");
        assertThat(wrong.result().path("findings").path(0).path("cases").path(0).asText())
                .isEqualTo("b");
    }

    @Test
    void dedupe_lists_and_writes_only_where_told() throws IOException {
        cases("{\"id\":\"a\",\"question\":\"How do I pay?\"}\n{\"id\":\"b\",\"question\":\"how can i pay\"}");

        Call listed = dataset("dedupe");
        Call written = dataset(
                "dedupe", "--threshold", "0.9", "--out", folder.resolve("once").toString(), "--json");

        assertThat(listed.out()).contains("keep  a (line 1)", "drop  b (line 2)", "nothing was written");
        assertThat(written.result().path("dropped").asInt()).isEqualTo(1);
        assertThat(written.result().path("groups").path(0).path(1).path("like").asText())
                .isEqualTo("a");
        assertThat(Files.readAllLines(folder.resolve("once/cases.jsonl")))
                .containsExactly("{\"id\":\"a\",\"question\":\"How do I pay?\"}");
        assertThat(dataset("dedupe", "--threshold", "7").exit()).isEqualTo(2);
        assertThat(dataset("dedupe", "--threshold", "7").err()).contains("a similarity from 0.5 to 1");
    }

    @Test
    void stats_speak_to_people_and_programs() throws IOException {
        cases("{\"id\":\"a\",\"question\":\"如何付款？\",\"split\":\"dev\"}");

        assertThat(dataset("stats").out()).contains("split              dev 1\n", "language           zh 1\n");
        assertThat(dataset("stats", "--json").result().path("split").path("dev").asInt())
                .isEqualTo(1);
        assertThat(Call.of("dataset", "stats", folder.resolve("none").toString())
                        .exit())
                .isEqualTo(2);
    }

    private Call dataset(String command, String... options) {
        String[] all = new String[options.length + 3];
        all[0] = "dataset";
        all[1] = command;
        all[2] = folder.toString();
        System.arraycopy(options, 0, all, 3, options.length);
        return Call.of(all);
    }

    private void cases(String lines) throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), lines + "\n");
    }
}
