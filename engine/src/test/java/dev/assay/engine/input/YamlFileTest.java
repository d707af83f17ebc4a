package dev.assay.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlFileTest {

    private final Faults faults = new Faults();

    private Optional<Node.Obj> parse(String text) {
        return YamlFile.parse(text, new Source("a.yaml", faults));
    }

    @Test
    void values_know_their_line_and_column() {
        Node.Obj root = parse("# 注释\nk: 5\n\nrules:\n  - recall@5 at least 0.8\n  - 0x1F\n")
                .orElseThrow();
        assertThat(root.get("k")).contains(new Node.Num(2, 4, "5"));
        assertThat(root.members().get(1).line()).isEqualTo(4);
        assertThat(((Node.Arr) root.get("rules").orElseThrow()).items())
                .containsExactly(new Node.Text(5, 5, "recall@5 at least 0.8"), new Node.Text(6, 5, "0x1F"));
    }

    @Test
    void blank_lines_and_a_byte_order_mark_do_not_move_places(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.yaml"), "\uFEFF\r\n\r\n# x\r\n\r\nk: 5\r\n");
        Node.Obj root = YamlFile.parse(file, new Source("a.yaml", faults)).orElseThrow();
        assertThat(root.get("k")).contains(new Node.Num(5, 4, "5"));
    }

    @Test
    void a_file_of_comments_is_an_empty_object() {
        assertThat(parse("# nothing\n").orElseThrow().members()).isEmpty();
        assertThat(parse("").orElseThrow().members()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'k: [1', a.yaml:, text that is not YAML",
        "'k: 1\nk: 2', a.yaml:2:1:, the key `k` again",
        "'k: &x 1\nl: *x', a.yaml:2:4:, an alias",
        "'- 1', a.yaml:1:1:, a list",
        "'just words', a.yaml:1:1:, \"just words\"",
        "'k: 1\n---\nk: 2', a.yaml:, a second document",
        "'\tk: 1', a.yaml:1:, text that is not YAML",
    })
    void what_is_not_one_object_is_told(String text, String place, String found) {
        assertThat(parse(text)).isEmpty();
        assertThat(faults.text()).startsWith(place).contains("found " + found);
    }
}
