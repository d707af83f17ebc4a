package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.comparison.Basis;
import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The section of a report that looks back on earlier runs. */
class HtmlHistoryTest {

    private static final Basis BASIS = new Basis("d", "none", "none", "chunk", Map.of());

    private static String section(Language language, List<PastRun> runs) throws IOException {
        String page = HtmlReportTest.written(language, PastRuns.input(runs));
        int begin = page.indexOf("id=\"history-head\"");
        return begin < 0 ? "" : page.substring(begin, page.indexOf("</section>", begin));
    }

    private static PastRun run(int minute, Estimate estimate) {
        return new PastRun(
                "r" + minute,
                "2026-12-01T00:%02d:00Z".formatted(minute),
                "evals",
                Optional.empty(),
                "none",
                false,
                Language.EN,
                4,
                OptionalInt.empty(),
                BASIS,
                Map.of("recall@3", estimate));
    }

    private static Estimate alone(double mean) {
        return new Estimate(OptionalDouble.of(mean), Optional.empty(), 1, 0, 0, "one case");
    }

    @Test
    void each_metric_of_the_run_is_drawn_with_lowest_and_highest_and_the_changes_in_words() throws IOException {
        String section = section(Language.EN, PastRuns.all(Language.EN));

        assertThat(section.split("<svg", -1)).hasSize(5);
        assertThat(section)
                .contains("The last 7 runs of examples/help desk, variant hybrid")
                .contains(">0.470</text>", ">0.980</text>")
                .contains(">dataset</text>", ">judge</text>", ">prompts</text>")
                .contains("prompts: verdicts.en@2222 → verdicts.en@3333")
                .contains("faithfulness: 6 runs, first 0.710, last 0.900, lowest 0.550, highest 0.900; changed: "
                        + "2025-12-03T080000 dataset; 2025-12-05T080000 judge; 2025-12-06T080000 prompts")
                .contains("[0.820, 0.980]")
                .doesNotContain("latencyMs", "NaN");
    }

    @Test
    void it_speaks_chinese() throws IOException {
        assertThat(section(Language.ZH, PastRuns.all(Language.ZH)))
                .contains("历次运行", "最近 7 次运行", ">数据集</text>", ">提示词</text>", "虚线");
    }

    @Test
    void the_first_run_of_its_kind_has_no_history() throws IOException {
        assertThat(section(Language.EN, List.of())).isEmpty();
        assertThat(section(Language.EN, PastRuns.all(Language.EN).subList(6, 7)))
                .isEmpty();
        assertThat(section(Language.EN, List.of(run(1, alone(0.5)), run(2, missing()))))
                .isEmpty();
    }

    private static Estimate missing() {
        return new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 4, 0, "no value");
    }

    @Test
    void nothing_is_joined_across_a_gap_or_a_change() {
        TrendPlot faithfulness = plot(PastRuns.all(Language.EN), "faithfulness");

        // 1-2, 3, gap, 5, 6-7; a change before 3, 5 and 6.
        assertThat(faithfulness.lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line.split(" ")).hasSize(2));
        assertThat(faithfulness.bands()).hasSize(4);
        assertThat(faithfulness.dots()).hasSize(6);
        assertThat(faithfulness.markers())
                .extracting(TrendPlot.Marker::label)
                .containsExactly("dataset", "judge", "prompts");
    }

    @Test
    void lower_means_stand_lower_and_the_last_run_at_the_right() {
        TrendPlot plot = plot(List.of(run(1, alone(0.2)), run(2, alone(0.9)), run(3, alone(0.4))), "recall@3");

        List<TrendPlot.Dot> dots = plot.dots();
        assertThat(dots.get(0).y()).isGreaterThan(dots.get(2).y());
        assertThat(dots.get(2).y()).isGreaterThan(dots.get(1).y());
        assertThat(dots).extracting(TrendPlot.Dot::x).isSorted();
        assertThat(dots).allSatisfy(dot -> {
            assertThat(dot.x()).isBetween(plot.left(), plot.right());
            assertThat(dot.y()).isBetween(plot.top(), plot.bottom());
        });
        assertThat(plot.bands()).isEmpty();
        assertThat(plot.lowestText()).isEqualTo("0.200");
        assertThat(plot.from()).isEqualTo("2026-12-01 00:01");
    }

    @Test
    void equal_means_are_a_level_line_with_one_label() {
        TrendPlot plot = plot(List.of(run(1, alone(0.5)), run(2, alone(0.5))), "recall@3");

        assertThat(plot.ranges()).isFalse();
        assertThat(plot.dots().get(0).y()).isEqualTo(plot.dots().get(1).y());
    }

    @Test
    void labels_of_changes_cover_no_other_and_stay_within() {
        MarkerRows rows = new MarkerRows(396, 6.6);
        List<double[]> taken = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            double x = 60 + i * 11.4;
            String label = i % 3 == 0 ? "dataset, judge" : "提示词";
            MarkerRows.Place place = rows.place(x, label);
            double width = TextWidth.of(label) * 6.6;
            double begin = place.toTheLeft() ? place.x() - width : place.x();
            assertThat(begin + width).isLessThanOrEqualTo(396);
            assertThat(taken)
                    .noneMatch(other -> other[0] == place.row() && begin < other[2] && other[1] < begin + width);
            taken.add(new double[] {place.row(), begin, begin + width});
        }
        assertThat(rows.count()).isBetween(3, 15);
    }

    private static TrendPlot plot(List<PastRun> runs, String metric) {
        return new TrendPlot(History.of(runs).get(0).trend(metric), runs, new Wording(Language.EN));
    }

    @Test
    void at_most_thirty_runs_are_drawn_and_markup_in_the_file_stays_text() throws IOException {
        List<PastRun> many = new ArrayList<>();
        for (int i = 0; i < 45; i++) {
            many.add(run(i, Fixture.estimate(0.5, 0.4, 0.6, 4, 0, 0, "BCa")));
        }
        PastRun last = new PastRun(
                "<img src=x onerror=alert(1)>",
                "2026-12-02T00:00:00Z",
                "evals",
                Optional.empty(),
                "<b>",
                false,
                Language.EN,
                4,
                OptionalInt.empty(),
                new Basis("\"><script>", "none", "none", "chunk", Map.of()),
                Map.of("recall@3", Fixture.estimate(0.5, 0.4, 0.6, 4, 0, 0, "BCa")));
        many.add(last);
        String section = section(Language.EN, many);

        assertThat(section.split("<circle", -1)).hasSize(31);
        assertThat(section).contains("&lt;img src=x").doesNotContain("<img", "<script>", "<b>");
    }
}
