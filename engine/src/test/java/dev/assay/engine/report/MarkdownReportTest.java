package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MarkdownReportTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void it_reads_as_the_golden_file(Language language) throws IOException {
        Golden.check("report-" + language.tag() + ".md", written(language, Fixture.input()));
    }

    @Test
    void markup_in_a_case_stays_text() throws IOException {
        String report = written(Language.EN, Hostile.input(Hostile.MARKUP + "|`x`|@alice #12 [a](b) **bold**"));
        assertThat(report.replace("<br>", "")).doesNotContain("<", "@alice", "#12", "[a]", "**bold");
    }

    @Test
    void every_row_of_a_table_has_as_many_cells_as_its_head() throws IOException {
        String report = written(Language.EN, Hostile.input("a|b\\|c"));
        int cells = 0;
        for (String line : report.lines().toList()) {
            int bars = line.replace("\\\\", "")
                    .replace("\\|", "")
                    .replaceAll("[^|]", "")
                    .length();
            if (bars == 0) {
                cells = 0;
            } else {
                assertThat(bars).as(line).isEqualTo(cells == 0 ? bars : cells);
                cells = bars;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"recall@3, `recall@3`", "rubric(file=a|b), rubric(file=a\\|b)", "a`b, a\\`b"})
    void a_name_is_code_only_where_nothing_in_it_ends_code(String name, String shown) {
        assertThat(MarkdownText.code(name)).isEqualTo(shown);
    }

    private static String written(Language language, ReportInput input) throws IOException {
        StringBuilder text = new StringBuilder();
        new MarkdownReport(language).write(input, text);
        return text.toString();
    }
}
