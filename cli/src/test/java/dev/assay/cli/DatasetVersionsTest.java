package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Datasets compared, versioned, split, merged and reviewed, as their user does it. */
class DatasetVersionsTest {

    @TempDir
    Path folder;

    private Path dataset = Path.of("");

    @BeforeEach
    void dataset() throws IOException {
        dataset = Files.createDirectory(folder.resolve("faq"));
        for (String file : List.of("cases.jsonl", "corpus.jsonl", "dataset.yaml")) {
            Files.copy(Path.of(Call.example("refund")).resolve(file), dataset.resolve(file));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"diff", "merge", "review", "split", "version"})
    void each_command_explains_itself_with_an_example(String command) {
        Call call = Call.of("dataset", command, "--help");

        assertThat(call.exit()).isZero();
        assertThat(call.out()).contains("Usage:", "Examples:", "assay dataset " + command);
    }

    @Test
    void a_run_says_which_version_of_which_dataset_it_used() throws IOException {
        assertThat(assay("version", "--note", "the first").exit()).isZero();

        Call same = Call.of(
                "run", dataset.toString(), "--out", folder.resolve("store").toString(), "--json");
        Files.writeString(
                dataset.resolve("cases.jsonl"),
                Files.readString(dataset.resolve("cases.jsonl")).replaceFirst("\\?|？", "呢？"));
        Call changed = Call.of(
                "run", dataset.toString(), "--out", folder.resolve("store").toString());

        JsonNode made = same.result().path("provenance");
        assertThat(made.path("datasetName").asText()).isEqualTo("refund");
        assertThat(made.path("datasetVersion").asText()).isEqualTo("1");
        assertThat(version().getFileName().toString())
                .isEqualTo("1-" + made.path("dataset").asText().substring(0, 8));
        assertThat(changed.out()).contains("refund 版本 1，之后有改动, sha256 ");
        try (Stream<Path> files = Files.walk(folder.resolve("store"))) {
            assertThat(files.filter(file -> file.endsWith("report.md")))
                    .anySatisfy(file -> assertThat(file).content().contains("refund 版本 1 "))
                    .anySatisfy(file -> assertThat(file).content().contains("refund 版本 1，之后有改动"));
        }
    }

    @Test
    void a_version_that_was_altered_is_found_with_exit_code_1() throws IOException {
        assay("version", "--note", "the first");
        assertThat(assay("version", "--list", "--json").result().path("current").asBoolean())
                .isTrue();
        assertThat(assay("version", "--verify").out()).contains("ok ");
        Path cases = version().resolve("cases.jsonl");
        Files.setPosixFilePermissions(cases, PosixFilePermissions.fromString("rw-r--r--"));
        Files.writeString(cases, Files.readString(cases) + "\n{\"id\":\"x\",\"question\":\"X?\"}\n");

        Call verify = assay("version", "--verify");

        assertThat(verify.exit()).isEqualTo(1);
        assertThat(verify.err()).contains("ALTERED", "cases.jsonl was altered");
        assertThat(assay("version").exit()).as("a note, --list or --verify").isEqualTo(2);
    }

    @Test
    void diff_speaks_json_and_exits_0_whether_there_is_a_difference_or_not() throws IOException {
        assay("version", "--note", "the first");
        Files.writeString(
                dataset.resolve("cases.jsonl"),
                Files.readString(dataset.resolve("cases.jsonl")) + "\n{\"id\":\"x\",\"question\":\"X?\"}\n");

        Call call = Call.of("dataset", "diff", version().toString(), dataset.toString(), "--json");

        assertThat(call.exit()).isZero();
        assertThat(call.result().at("/cases/added/0/id").asText()).isEqualTo("x");
        assertThat(call.result().path("same").asBoolean()).isFalse();
        assertThat(Call.of(
                                "dataset",
                                "diff",
                                dataset.toString(),
                                folder.resolve("none").toString())
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void split_and_merge_work_together() throws IOException {
        assertThat(assay("split", "--shares", "0,0,100", "--json")
                        .result()
                        .at("/parts/heldout/cases")
                        .asInt())
                .isEqualTo(3);
        Call merged = Call.of(
                "dataset",
                "merge",
                dataset.toString(),
                Call.example("refund"),
                "--out",
                folder.resolve("all").toString());
        Call kept = Call.of(
                "dataset",
                "merge",
                dataset.toString(),
                Call.example("refund"),
                "--out",
                folder.resolve("all").toString(),
                "--keep",
                "first");

        assertThat(merged.exit()).isEqualTo(2);
        assertThat(merged.err()).contains("another split", "--keep first");
        assertThat(kept.exit()).isZero();
        assertThat(kept.out()).contains("3 cases");
    }

    @Test
    void a_review_is_driven_by_lines_and_its_result_goes_where_programs_look() throws IOException {
        Call call = typed("a\nr not ours\nu\nq\n", "review", "--by", "anna", "--json");

        assertThat(call.exit()).isZero();
        assertThat(call.result().at("/done/undo").asInt()).isEqualTo(1);
        assertThat(call.result().at("/statuses/approved").asInt()).isEqualTo(1);
        assertThat(call.err()).contains("case 1 of 3");
        assertThat(dataset.resolve("review-log.jsonl")).content().hasLineCount(3);

        Path sheet = folder.resolve("reviews.csv");
        assertThat(assay("review", "--by", "anna", "--export", sheet.toString()).out())
                .contains("wrote 2 cases");
        assertThat(assay("review", "--by", "anna", "--import", sheet.toString()).exit())
                .isZero();
        assertThat(assay("review", "--agreement").exit()).isEqualTo(3);
        assertThat(typed("a\nq\n", "review", "--by", "ben", "--second").exit()).isZero();
        assertThat(assay("review", "--agreement").out()).contains("1 of 1 alike (100.0 %)");
        assertThat(assay("review", "--status", "aproved").exit()).isEqualTo(2);
    }

    private Path version() throws IOException {
        try (Stream<Path> versions = Files.list(dataset.resolve("versions"))) {
            return versions.sorted().findFirst().orElseThrow();
        }
    }

    private Call assay(String command, String... arguments) {
        return Call.of(Stream.concat(Stream.of("dataset", command, dataset.toString()), Stream.of(arguments))
                .toArray(String[]::new));
    }

    private Call typed(String lines, String command, String... arguments) {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
            return assay(command, arguments);
        } finally {
            System.setIn(before);
        }
    }
}
