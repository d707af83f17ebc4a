package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.comparison.Basis;
import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Trend;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalHistoryTest {

    @ParameterizedTest
    @CsvSource({"EN, 80", "EN, 120", "ZH, 80"})
    void it_reads_as_the_golden_file(Language language, int width) throws IOException {
        Golden.check("history-" + language.code() + "-" + width + ".txt", written(width, PastRuns.shown(language)));
    }

    @Test
    void a_metric_asked_for_is_shown_with_interval_and_n() throws IOException {
        Golden.check("history-metric.txt", written(80, PastRuns.shown(Language.EN, "faithfulness")));
    }

    @ParameterizedTest
    @CsvSource({"60, EN", "60, ZH", "80, EN", "80, ZH", "200, EN"})
    void every_line_keeps_to_the_width(int width, Language language) throws IOException {
        assertThat(written(width, PastRuns.shown(language)).lines())
                .hasSizeGreaterThan(15)
                .allSatisfy(line -> assertThat(TextWidth.of(line)).isLessThanOrEqualTo(width));
    }

    @Test
    void what_has_no_room_is_named() throws IOException {
        assertThat(written(80, PastRuns.shown(Language.EN)))
                .contains("No room for: ")
                .contains("latencyMs");
        assertThat(written(200, PastRuns.shown(Language.EN))).doesNotContain("No room for: ");
    }

    @Test
    void of_many_runs_the_bars_are_those_of_the_youngest() throws IOException {
        List<PastRun> many = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            many.add(run(i, 0.5 + i / 200.0));
        }
        String text = written(80, input(many));

        assertThat(text).containsPattern("Bars: the last \\d\\d runs\\.");
        assertThat(text.lines())
                .allSatisfy(line -> assertThat(TextWidth.of(line)).isLessThanOrEqualTo(80));
        assertThat(text).contains("█").doesNotContain("▁");
    }

    @Test
    void bars_reach_from_the_lowest_to_the_highest_with_a_gap_where_nothing_was_measured() {
        History history = History.of(PastRuns.all(Language.EN)).get(0);

        assertThat(SparkLine.of(history.trend("faithfulness"), 7, 7)).isEqualTo("▄▅▇ ▁▂█");
        assertThat(SparkLine.of(history.trend("faithfulness"), 7, 4)).isEqualTo(" ▁▂█");
        Trend flat = History.of(List.of(run(1, 0.5), run(2, 0.5))).get(0).trend("a");
        assertThat(SparkLine.of(flat, 2, 2)).isEqualTo("▄▄");
    }

    @Test
    void an_escape_sequence_in_the_file_reaches_no_terminal() throws IOException {
        PastRun hostile = new PastRun(
                "r\u001b[2J",
                "2026-12-01T00:00:00Z",
                "\u001b]0;owned\u0007",
                Optional.of("\u202ev"),
                "c\u001b[31m",
                false,
                Language.EN,
                1,
                OptionalInt.empty(),
                new Basis("d", "j", "none", "chunk", Map.of()),
                Map.of("m\u001b[1m", Fixture.estimate(0.5, 0.4, 0.6, 3, 0, 0, "x")));

        assertThat(written(80, input(List.of(hostile)))).doesNotContain("\u001b", "\u0007", "\u202e");
    }

    private static PastRun run(int number, double mean) {
        return new PastRun(
                "run-" + number,
                "2026-12-01T00:%02d:%02dZ".formatted(number / 60, number % 60),
                "evals",
                Optional.empty(),
                "none",
                false,
                Language.EN,
                4,
                OptionalInt.empty(),
                new Basis("d", "none", "none", "chunk", Map.of()),
                Map.of("a", Fixture.estimate(mean, mean - 0.1, mean + 0.1, 4, 0, 0, "BCa bootstrap 95 %")));
    }

    private static HistoryInput input(List<PastRun> runs) {
        return new HistoryInput(
                List.of(new HistoryInput.Shown(History.of(runs).get(0), runs.size())),
                Map.of(),
                List.of(),
                Optional.empty());
    }

    private static String written(int width, HistoryInput input) throws IOException {
        StringBuilder text = new StringBuilder();
        new TerminalHistory(new TerminalStyle(width, false, input.language(), 0)).write(input, text);
        return text.toString();
    }
}
