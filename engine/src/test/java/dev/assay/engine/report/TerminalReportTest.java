package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TerminalReportTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void it_reads_as_the_golden_file(Language language) throws IOException {
        Golden.check("terminal-" + language.tag() + ".txt", written(TerminalStyle.plain(language), Fixture.input()));
    }

    @Test
    void a_wide_terminal_draws_the_intervals() throws IOException {
        String wide = written(new TerminalStyle(130, false, Language.EN, 0), Fixture.input());
        String line = wide.lines()
                .filter(candidate -> candidate.startsWith("faithfulness"))
                .findFirst()
                .orElseThrow();
        assertThat(line).contains("[----------").contains("o").endsWith("|");
        assertThat(written(TerminalStyle.plain(Language.EN), Fixture.input())).doesNotContain("[---");
    }

    @Test
    void colour_adds_nothing_that_the_words_do_not_say() throws IOException {
        String coloured = written(new TerminalStyle(100, true, Language.EN, 10), Fixture.input());
        assertThat(coloured).contains("\u001b[31m");
        assertThat(coloured.replaceAll("\u001b\\[\\d+m", ""))
                .isEqualTo(written(TerminalStyle.plain(Language.EN), Fixture.input()));
    }

    @ParameterizedTest
    @CsvSource({"60, EN", "60, ZH", "80, ZH", "120, EN"})
    void texts_from_cases_keep_to_the_width(int width, Language language) throws IOException {
        String report = written(new TerminalStyle(width, false, language, 10), Fixture.input());
        List<String> cases =
                report.lines().filter(line -> line.startsWith("    ")).toList();
        assertThat(cases)
                .hasSizeGreaterThan(8)
                .allSatisfy(line -> assertThat(TextWidth.of(line)).isLessThanOrEqualTo(width));
    }

    @Test
    void an_escape_sequence_in_a_case_reaches_no_terminal() throws IOException {
        ReportInput input = Hostile.input("\u001b[2J\u001b]0;owned\u0007\u202e\rPASS\n");
        assertThat(written(TerminalStyle.plain(Language.EN), input)).doesNotContain("\u001b", "\u0007", "\u202e", "\r");
    }

    @Test
    void the_number_of_worst_cases_is_kept() throws IOException {
        String report = written(new TerminalStyle(100, false, Language.EN, 2), Fixture.input());
        assertThat(report)
                .contains("worst 2 of 6 cases")
                .contains("cancel-1", "fee-2")
                .doesNotContain("hours-1");
    }

    private static String written(TerminalStyle style, ReportInput input) throws IOException {
        StringBuilder text = new StringBuilder();
        new TerminalReport(style).write(input, text);
        return text.toString();
    }
}
