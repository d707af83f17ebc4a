package dev.assay.dataset.version;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersioningTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-12-01T08:00:00Z"), ZoneOffset.UTC);

    @TempDir
    Path folder;

    @BeforeEach
    void dataset() throws IOException {
        cases("{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"p\"]}");
        Files.writeString(folder.resolve("corpus.jsonl"), "{\"id\":\"p\",\"text\":\"Words.\"}\n");
        Files.writeString(folder.resolve("dataset.yaml"), "# of the help desk\nname: faq\nversion: 0.9 # by hand\n");
    }

    @Test
    void a_version_is_a_read_only_dataset_with_the_hash_that_a_run_records() throws IOException {
        VersionOutcome.Made made = made("the first");

        String hash = new DatasetReader(DatasetFiles.find(folder)).check().hash();
        assertThat(made.version().hash()).isEqualTo(hash);
        assertThat(made.folder()).isEqualTo(folder.resolve("versions/1-" + hash.substring(0, 8)));
        assertThat(new DatasetReader(DatasetFiles.find(made.folder())).check().hash())
                .isEqualTo(hash);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made.folder())))
                .doesNotContain("w");
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(made.folder().resolve("cases.jsonl"))))
                .doesNotContain("w");
        assertThat(made.remarks()).containsExactly("dataset.yaml said version 0.9; it now says 1");
        assertThat(Files.readString(folder.resolve("dataset.yaml")))
                .isEqualTo("# of the help desk\nname: faq\nversion: 1 # by hand\nversionHash: \"" + hash + "\"\n");
    }

    @Test
    void the_dataset_says_which_version_it_is_and_that_it_has_changed_since() throws IOException {
        made("the first");
        assertThat(label()).isEqualTo("1");

        cases("{\"id\":\"a\",\"question\":\"B?\",\"relevant\":[\"p\"]}");

        assertThat(label()).isEqualTo("1+");
    }

    @Test
    void the_next_version_names_its_parent_and_what_changed() throws IOException {
        VersionOutcome.Made first = made("the first");
        cases("{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"p\"]}", "{\"id\":\"b\",\"question\":\"B?\"}");

        VersionOutcome.Made second = made("one more");

        assertThat(second.version().parent().map(Version.Parent::hash))
                .contains(first.version().hash());
        assertThat(second.version().changes()).contains(new Version.Summary("+1", "no change"));
        assertThat(Files.readString(second.folder().resolve("version.json"))).contains("\"added\" : [ \"b\" ]");
        VersionList list = VersionList.of(folder);
        assertThat(list.versions()).extracting(Version::note).containsExactly("the first", "one more");
        assertThat(list.current()).isTrue();
    }

    @Test
    void without_a_change_no_version_is_made() {
        made("the first");

        assertThat(Versioning.make(folder, "again", "Anna", CLOCK)).isInstanceOf(VersionOutcome.Unchanged.class);
        assertThat(VersionList.of(folder).versions()).hasSize(1);
    }

    @Test
    void a_change_of_the_licence_alone_is_worth_a_version() throws IOException {
        made("the first");
        Files.writeString(
                folder.resolve("dataset.yaml"), Files.readString(folder.resolve("dataset.yaml")) + "licence: CC0\n");

        VersionOutcome.Made second = made("licence");

        assertThat(second.changes().orElseThrow().manifest()).hasSize(1);
        assertThat(second.version().number()).isEqualTo(2);
    }

    @Test
    void verifying_finds_what_was_altered_added_and_removed() throws IOException {
        VersionOutcome.Made made = made("the first");
        assertThat(Verifying.all(folder)).allMatch(one -> one.problems().isEmpty());
        writable(made.folder());
        Files.writeString(
                made.folder().resolve("cases.jsonl"), "{\"id\":\"a\",\"question\":\"C?\",\"relevant\":[\"p\"]}\n");
        Files.writeString(made.folder().resolve("extra"), "x");
        Files.delete(made.folder().resolve("dataset.yaml"));

        List<String> problems = Verifying.all(folder).get(0).problems();

        assertThat(problems)
                .contains("cases.jsonl was altered", "extra was added", "dataset.yaml is missing")
                .anyMatch(problem -> problem.startsWith("its content has the hash"));
        assertThatThrownBy(() -> made("on sand"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("was altered");
    }

    @Test
    void verifying_finds_a_note_that_was_rewritten_and_a_version_that_is_gone() throws IOException {
        VersionOutcome.Made first = made("the first");
        for (String id : List.of("b", "c")) {
            cases("{\"id\":\"" + id + "\",\"question\":\"A?\"}");
            made("again");
        }
        writable(first.folder());
        Path record = first.folder().resolve("version.json");
        Files.writeString(record, Files.readString(record).replace("the first", "the worst"));

        assertThat(Verifying.all(folder).get(1).problems())
                .anyMatch(problem -> problem.contains("is not what it was when this version was made"));

        Path second = Verifying.all(folder).get(1).folder();
        writable(second);
        for (String file : List.of("cases.jsonl", "corpus.jsonl", "dataset.yaml", "version.json")) {
            Files.delete(second.resolve(file));
        }
        Files.delete(second);
        assertThat(Verifying.all(folder).get(1).problems()).contains("version 2 before it is missing");
    }

    @Test
    void what_cannot_be_versioned_is_refused_with_the_next_step() {
        assertThatThrownBy(() -> Versioning.make(folder, " ", "Anna", CLOCK)).hasMessageContaining("--note");
        assertThatThrownBy(() -> Verifying.all(folder)).hasMessageContaining("makes the first");
        VersionOutcome.Made made = made("the first");
        assertThatThrownBy(() -> Versioning.make(made.folder(), "again", "Anna", CLOCK))
                .hasMessageContaining("never changes");
    }

    private VersionOutcome.Made made(String note) {
        return (VersionOutcome.Made) Versioning.make(folder, note, "Anna", CLOCK);
    }

    private String label() {
        var summary = new DatasetReader(DatasetFiles.find(folder)).check();
        return summary.name().version(summary.hash()).orElse("none");
    }

    private void cases(String... lines) throws IOException {
        Files.write(folder.resolve("cases.jsonl"), List.of(lines));
    }

    private static void writable(Path version) throws IOException {
        Files.setPosixFilePermissions(version, PosixFilePermissions.fromString("rwxr-xr-x"));
        for (String file : List.of("cases.jsonl", "corpus.jsonl", "dataset.yaml", "version.json")) {
            Files.setPosixFilePermissions(version.resolve(file), PosixFilePermissions.fromString("rw-r--r--"));
        }
    }
}
