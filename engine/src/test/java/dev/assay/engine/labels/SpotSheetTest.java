package dev.assay.engine.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpotSheetTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\tx"})
    void a_cell_that_a_spreadsheet_would_run_begins_with_an_apostrophe(String answer) {
        String sheet =
                SpotSheet.text("faithfulness", List.of(new SpotRow("q1", "en 1", 2.5, "why?", "[1] so", answer)));

        assertThat(sheet).contains(",'" + answer + ",").endsWith(",2.5\r\n");
    }

    @Test
    void quotes_line_breaks_and_ids_that_look_like_formulas_come_back() throws IOException {
        List<SpotRow> rows = List.of(
                new SpotRow("=q,1", "zh 0", 3, "“为什么”, \"really\"?", "[1] a\n[2] b", "因为;所以"),
                new SpotRow("q2", "zh 0", 3, "?", "", "x"));
        String filled = SpotSheet.text("faithfulness", rows)
                .replace("\"'=q,1\",,", "\"'=q,1\",0,")
                .replace("q2,,", "q2,yes,\"two\nlines\"");
        Path file = Files.writeString(folder.resolve("a.csv"), filled);

        assertThat(SpotSheet.labels(file, Set.of("=q,1", "q2"))).isEqualTo(Map.of("=q,1", 0.0, "q2", 1.0));
    }

    @Test
    void the_first_separator_of_the_head_parts_the_cells() throws IOException {
        Path tabs = Files.writeString(folder.resolve("a.tsv"), "label\tid\n1\tq1\n\t\n0,5\tq2\n");

        assertThat(SpotSheet.labels(tabs, Set.of("q1", "q2"))).isEqualTo(Map.of("q1", 1.0, "q2", 0.5));
    }

    @Test
    void a_quote_that_is_never_closed_swallows_no_label() throws IOException {
        Path open =
                Files.writeString(folder.resolve("a.csv"), "id,label,note\nq1,1,\"two\nlines\"\nq2,1,\"so\nq3,0,\n");

        assertThatThrownBy(() -> SpotSheet.labels(open, Set.of("q1", "q2", "q3")))
                .hasMessageContaining("a.csv:4: found a quote that is not closed");
    }
}
