package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Foreign files in, foreign files out, as a user calls it. */
class DatasetImportTest {

    private static final String SAMPLE = Call.HOME
            .resolve("dataset/src/test/resources/import/ragas_v02.jsonl")
            .toString();

    @TempDir
    Path folder;

    @Test
    void what_is_imported_can_be_run_and_exported() throws IOException {
        String out = at("faq");

        Call imported = Call.of("dataset", "import", SAMPLE, "--out", out);
        Call run = Call.of("run", out, "--mode", "retrieval", "--json", "--set", "out=" + at("runs"));
        Call exported = Call.of("dataset", "export", out, "--to", "ragas", "--out", at("back.jsonl"), "--json");

        assertThat(imported.exit()).isZero();
        assertThat(imported.out())
                .contains("read ragas: 3 cases, 3 with outputs", "next: assay dataset validate " + out);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.result().at("/metrics/recall@3/mean").asDouble()).isEqualTo(1);
        assertThat(exported.result().path("leftOut").path("id").asInt()).isEqualTo(3);
        assertThat(Files.readAllLines(folder.resolve("back.jsonl"))).hasSize(3);
    }

    @Test
    void what_could_not_be_read_is_told_on_the_other_stream_and_by_the_exit_code() throws IOException {
        String file = Files.writeString(folder.resolve("r.csv"), "user_input,response\nA?,a\nB?\n")
                .toString();

        Call partly = Call.of("dataset", "import", file, "--out", at("a"), "--quiet");
        Call json = Call.of("dataset", "import", file, "--out", at("b"), "--json");
        Call strict = Call.of("dataset", "import", file, "--out", at("c"), "--strict");
        Call unknown = Call.of("dataset", "import", file, "--out", at("d"), "--from", "beri");

        assertThat(partly.exit()).isEqualTo(3);
        assertThat(partly.out()).isEmpty();
        assertThat(partly.err()).contains("r.csv:3: found 1 cell;", "all of them: ");
        assertThat(json.json().path("exit").asInt()).isEqualTo(3);
        assertThat(json.result().at("/faults/0/line").asInt()).isEqualTo(3);
        assertThat(strict.exit()).isEqualTo(2);
        assertThat(folder.resolve("c")).doesNotExist();
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("did you mean `beir`?");
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }
}
