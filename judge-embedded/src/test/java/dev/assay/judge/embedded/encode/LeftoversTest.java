package dev.assay.judge.embedded.encode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {

    private static final FileTime LONG_AGO = FileTime.from(Instant.EPOCH);

    @TempDir
    private Path temporary;

    private Path folder(String name) throws IOException {
        return Files.createDirectory(temporary.resolve(name));
    }

    @Test
    void only_old_empty_folders_of_the_runtime_go() throws IOException {
        Path old = Files.setLastModifiedTime(folder("onnxruntime-java1"), LONG_AGO);
        Path young = folder("onnxruntime-java2");
        Path used = folder("onnxruntime-java3");
        Files.writeString(used.resolve("library.so"), "x");
        Files.setLastModifiedTime(used, LONG_AGO);
        Path other = Files.setLastModifiedTime(folder("mine"), LONG_AGO);

        Leftovers.sweep(temporary);

        assertThat(old).doesNotExist();
        assertThat(young).exists();
        assertThat(used.resolve("library.so")).exists();
        assertThat(other).exists();
    }

    @Test
    void a_folder_that_is_not_there_is_no_trouble() {
        Leftovers.sweep(temporary.resolve("nowhere"));

        assertThat(temporary).isEmptyDirectory();
    }
}
