package dev.assay.judge.embedded.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkedTextTest {

    @TempDir
    Path folder;

    @Test
    void lines_between_the_marks_are_replaced_and_all_else_stays() throws IOException {
        Path file = Files.write(
                folder.resolve("a.md"), List.of("before", "<!-- measured: x -->", "old", "<!-- end -->", "after"));
        MarkedText.write(file, "x", List.of("| new |"));
        assertThat(Files.readAllLines(file))
                .containsExactly("before", "<!-- measured: x -->", "", "| new |", "", "<!-- end -->", "after");
    }

    @Test
    void a_file_without_the_marks_is_left_alone() throws IOException {
        Path file = Files.write(folder.resolve("a.md"), List.of("<!-- measured: x -->", "text"));
        assertThatThrownBy(() -> MarkedText.write(file, "x", List.of("new")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a.md");
        assertThat(Files.readAllLines(file)).containsExactly("<!-- measured: x -->", "text");
    }
}
