package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetRemapTest {

    private static final String KEY = "The caretaker keeps the only key of the cellar.";
    private static final String GATE = "The gate is shut at ten in the evening.";

    @TempDir
    Path folder;

    @BeforeEach
    void begin() throws IOException {
        Files.createDirectories(folder.resolve("old"));
        Files.createDirectories(folder.resolve("new"));
        Files.writeString(folder.resolve("old/cases.jsonl"), """
                {"id":"a","question":"Who?","relevant":["x"]}
                {"id":"b","question":"When?","relevant":["y"]}
                """);
        Files.writeString(folder.resolve("old/corpus.jsonl"), line("x", KEY) + line("y", GATE));
    }

    @Test
    void exit_0_when_all_labels_moved() throws IOException {
        Files.writeString(folder.resolve("new/corpus.jsonl"), line("n", KEY + " " + GATE));

        Call call = remap();

        assertThat(call.exit()).isZero();
        assertThat(call.out()).contains("exact       2", "2 cases, 1 passages");
        assertThat(folder.resolve("out/cases.jsonl")).content().contains("\"relevant\":[\"n\"]");
    }

    @Test
    void exit_3_when_some_could_not_and_json_names_them() throws IOException {
        Files.writeString(folder.resolve("new/corpus.jsonl"), line("n", KEY));

        Call call = remap("--json");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.result().path("ways").path("exact").asInt()).isEqualTo(1);
        assertThat(call.result().path("kept").size()).isEqualTo(1);
        assertThat(call.result().path("kept").path(0).path("case").asText()).isEqualTo("b");
        assertThat(folder.resolve("out/remap.jsonl")).exists();
    }

    @Test
    void exit_2_for_bad_input() throws IOException {
        Call without = remap();
        Files.writeString(folder.resolve("new/corpus.jsonl"), line("n", KEY));
        Call threshold = remap("--threshold", "0.2");

        assertThat(without.exit()).isEqualTo(2);
        assertThat(without.err()).contains("a folder without corpus.jsonl");
        assertThat(threshold.exit()).isEqualTo(2);
        assertThat(threshold.err()).contains("0.5 to 1; found 0.2");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private static String line(String id, String text) {
        return "{\"id\":\"" + id + "\",\"text\":\"" + text + "\"}\n";
    }

    private Call remap(String... more) {
        List<String> arguments = new ArrayList<>(List.of("dataset", "remap"));
        arguments.add(folder.resolve("old").toString());
        arguments.addAll(List.of("--corpus", folder.resolve("new").toString()));
        arguments.addAll(List.of("--out", folder.resolve("out").toString()));
        arguments.addAll(List.of(more));
        return Call.of(arguments.toArray(String[]::new));
    }
}
