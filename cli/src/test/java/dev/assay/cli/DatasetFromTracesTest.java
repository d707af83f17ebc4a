package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded traffic becomes draft cases that run. */
class DatasetFromTracesTest {

    private static final String SAMPLES =
            Call.HOME.resolve("dataset/src/test/resources/traces").toString();

    @TempDir
    private Path folder;

    private Call make(String file, String... more) {
        String[] all = new String[5 + more.length];
        all[0] = "dataset";
        all[1] = "from-traces";
        all[2] = file;
        all[3] = "--out";
        all[4] = folder.resolve("out").toString();
        System.arraycopy(more, 0, all, 5, more.length);
        return Call.of(all);
    }

    @Test
    void spans_become_a_dataset_that_runs() throws IOException {
        Call made = make(SAMPLES + "/otlp.json");
        assertThat(made.exit()).as(made.err()).isZero();
        assertThat(made.out())
                .contains("wrote 4 draft cases", "error            1", "email 2, phone 1", "left out: 1", "no question")
                .doesNotContain("anna@example.com");

        Call run = Call.of(
                "run",
                folder.resolve("out").toString(),
                "--out",
                folder.resolve("store").toString(),
                "--json");

        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.result().at("/cases")).hasSize(4);
    }

    @Test
    void the_json_counts_and_shows_no_value() throws IOException {
        Call made = make(SAMPLES + "/captures.jsonl", "--json", "--limit", "2", "--redact", "PARCEL=Parcel (\\d)");

        assertThat(made.result().at("/cases").asInt()).isEqualTo(2);
        assertThat(made.result().at("/turns").asInt()).isEqualTo(5);
        assertThat(made.result().at("/leftOut/count").asInt()).isEqualTo(2);
        assertThat(made.out()).doesNotContain("Li Lei", "13800138000");
    }

    @Test
    void options_that_are_wrong_are_told_with_what_is_allowed() {
        assertThat(make(SAMPLES + "/otlp.json", "--keep-kind", "mail").err()).contains("email");
        assertThat(make(SAMPLES + "/otlp.json", "--sample", "all").err()).contains("failure, frequency or random");
        assertThat(make(SAMPLES + "/otlp.json", "--redact", "(").err()).contains("no regular expression");
        assertThat(make(SAMPLES + "/otlp.json", "--limit", "0").err()).contains("1 or more");
        assertThat(make(SAMPLES + "/nowhere.json").err()).contains("no such file");
        assertThat(make(SAMPLES + "/nowhere.json").exit()).isEqualTo(2);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void what_is_there_stays() throws IOException {
        Files.createDirectories(folder.resolve("out"));
        Files.writeString(folder.resolve("out/precious"), "x");

        Call made = make(SAMPLES + "/otlp.json");

        assertThat(made.exit()).isEqualTo(2);
        assertThat(folder.resolve("out/precious")).hasContent("x");
    }
}
