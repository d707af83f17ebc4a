package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetFilesTest {

    @TempDir
    Path folder;

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), "{}");
    }

    @Test
    void a_folder_and_its_cases_file_name_the_same_dataset() throws IOException {
        Path cases = file("cases.jsonl");
        Path corpus = file("corpus.jsonl");
        DatasetFiles expected =
                new DatasetFiles(folder, cases, Optional.empty(), Optional.of(corpus), Optional.empty());
        assertThat(DatasetFiles.find(folder)).isEqualTo(expected);
        assertThat(DatasetFiles.find(cases)).isEqualTo(expected);
    }

    @Test
    void a_file_by_another_name_stands_alone_unless_others_are_named() throws IOException {
        file("corpus.jsonl");
        Path cases = file("mine.jsonl");
        Path outputs = file("run7.jsonl");
        assertThat(DatasetFiles.find(cases))
                .isEqualTo(new DatasetFiles(folder, cases, Optional.empty(), Optional.empty(), Optional.empty()));
        assertThat(DatasetFiles.find(cases, Optional.empty(), Optional.of(outputs), Optional.empty())
                        .outputs())
                .contains(outputs);
    }

    @Test
    void cases_named_by_a_setting_stand_alone_too_unless_they_are_called_cases() throws IOException {
        Path cases = file("mine.jsonl");
        file("corpus.jsonl");
        assertThat(DatasetFiles.find(folder, Optional.of(cases), Optional.empty(), Optional.empty()))
                .isEqualTo(new DatasetFiles(folder, cases, Optional.empty(), Optional.empty(), Optional.empty()));
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path named = Files.writeString(inner.resolve("cases.jsonl"), "{}");
        Path outputs = Files.writeString(inner.resolve("outputs.jsonl"), "{}");
        assertThat(DatasetFiles.find(folder, Optional.of(named), Optional.empty(), Optional.empty()))
                .isEqualTo(new DatasetFiles(folder, named, Optional.of(outputs), Optional.empty(), Optional.empty()));
    }

    @Test
    void a_folder_without_cases_is_told_with_what_it_has() throws IOException {
        assertThatThrownBy(() -> DatasetFiles.find(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        "found a folder without cases.jsonl (it is empty); allowed: a folder with cases.jsonl")
                .hasMessageContaining("`assay init`");
        file("case.json");
        file("notes.txt");
        assertThatThrownBy(() -> DatasetFiles.find(folder))
                .hasMessageContaining("found a folder without cases.jsonl (it has case.json, notes.txt)");
    }

    @Test
    void what_is_not_there_or_not_a_file_is_told() throws IOException {
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> DatasetFiles.find(missing))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(missing + ": found no such file or folder");
        Files.createDirectory(folder.resolve("cases.jsonl"));
        assertThatThrownBy(() -> DatasetFiles.find(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found something that is not a file");
    }
}
