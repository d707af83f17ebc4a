package dev.assay.dataset.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetFolderTest {

    @TempDir
    Path folder;

    @Test
    void an_edit_keeps_fields_that_assay_does_not_know_and_numbers_as_they_were_written() throws IOException {
        Path cases = folder.resolve("cases.jsonl");
        Files.writeString(cases, "{\"id\":\"a\",\"owner\":{\"team\":\"x\",\"since\":2024.50},\"question\":\"Why?\"}\n");
        Entry read = DatasetFolder.read(folder).entries().get(0);

        CasesFile.replace(cases, List.of(read.with("split", TextNode.valueOf("tune"))));

        assertThat(Files.readString(cases))
                .isEqualTo(
                        "{\"id\":\"a\",\"owner\":{\"team\":\"x\",\"since\":2024.50},\"question\":\"Why?\",\"split\":\"tune\"}\n");
    }

    @Test
    void an_edit_that_makes_a_case_wrong_is_refused() {
        Entry entry = Entry.parse("{\"id\":\"a\",\"question\":\"Why?\"}", "cases.jsonl", 1);

        assertThatThrownBy(() -> entry.with("split", TextNode.valueOf("third")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("third");
    }

    @Test
    void a_manifest_comes_back_as_it_was_written() throws IOException {
        Manifest manifest = Manifest.NONE.with("name", "faq").with("languages", List.of("en", "zh"));
        try (NewFolder made = NewFolder.at(folder.resolve("made"))) {
            made.write(manifest);
            made.keep();
        }

        assertThat(Manifest.in(folder.resolve("made"))).isEqualTo(manifest);
        assertThat(Manifest.in(folder.resolve("made")).text("name")).contains("faq");
    }

    @Test
    void a_folder_that_was_not_kept_leaves_nothing() throws IOException {
        try (NewFolder made = NewFolder.at(folder.resolve("made"))) {
            made.write("cases.jsonl", List.of("{}"));
        }

        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void what_is_there_is_not_overwritten() throws IOException {
        Files.writeString(folder.resolve("precious"), "x");

        assertThatThrownBy(() -> NewFolder.at(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there already");
    }

    @Test
    void a_broken_manifest_is_told_with_its_line() throws IOException {
        Files.writeString(folder.resolve(Manifest.FILE), "name: x\nlicence: [\n");

        assertThatThrownBy(() -> Manifest.in(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("dataset.yaml:");
    }
}
