package dev.assay.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.comparison.Basis;
import dev.assay.core.comparison.Differing;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistoryTest {

    private static final Basis ONE = basis("d1", "llm m prompts=claims.en@11", "chunk");

    private static Basis basis(String dataset, String judge, String judgedBy) {
        return new Basis(dataset, judge, "none", judgedBy, Map.of());
    }

    /** A run on a day of a month, with means by metric. */
    private static PastRun run(int day, String source, Basis basis, Object... metrics) {
        Map<String, Estimate> estimates = new LinkedHashMap<>();
        for (int i = 0; i < metrics.length; i += 2) {
            estimates.put((String) metrics[i], (Estimate) metrics[i + 1]);
        }
        return new PastRun(
                "r" + day,
                "2026-12-%02dT00:00:00Z".formatted(day),
                source,
                Optional.empty(),
                "none",
                false,
                Language.EN,
                40,
                OptionalInt.empty(),
                basis,
                estimates);
    }

    private static Estimate mean(double mean) {
        return new Estimate(
                OptionalDouble.of(mean), Optional.of(new Interval(mean - 0.1, mean + 0.1, 0.95)), 40, 0, 0, "BCa");
    }

    private static Estimate nothing() {
        return new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 40, 0, "no value");
    }

    private static History history(PastRun... runs) {
        return History.of(List.of(runs)).get(0);
    }

    @Test
    void what_changed_stands_between_a_run_and_the_one_before_that_has_the_metric() {
        Basis other = basis("d1", "llm m prompts=claims.en@22", "chunk");
        Trend trend = history(
                        run(1, "e", ONE, "faithfulness", mean(0.5)),
                        run(2, "e", basis("d1", "none", "chunk"), "recall@3", mean(0.9)),
                        run(3, "e", other, "faithfulness", mean(0.7), "recall@3", mean(0.9)))
                .trend("faithfulness");

        assertThat(trend.points()).extracting(TrendPoint::place).containsExactly(0, 2);
        assertThat(trend.points().get(0).changed()).isEmpty();
        assertThat(trend.points().get(1).changed())
                .containsExactly(new Differing("prompts", "claims.en@11", "claims.en@22"));
        assertThat(trend.lastStep()).hasValueSatisfying(step -> {
            assertThat(step.change()).isCloseTo(0.2, within(1e-12));
            assertThat(step.comparable()).isFalse();
        });
    }

    @Test
    void changes_of_a_run_are_those_of_all_its_metrics_in_a_fixed_order() {
        assertThat(history(
                                run(1, "e", ONE, "a", mean(0.5)),
                                run(2, "e", basis("d2", "other", "chunk"), "a", mean(0.5)),
                                run(3, "e", basis("d2", "other", "document"), "a", mean(0.5), "b", mean(0.1)))
                        .changes())
                .containsExactly(List.of(), List.of("dataset", "judge"), List.of("judgedBy"));
    }

    @Test
    void what_nobody_knows_is_no_change() {
        Trend trend = history(
                        run(1, "e", basis("d1", "j", Basis.NONE), "a", mean(0.5)),
                        run(2, "e", basis("d1", "j", "document"), "a", mean(0.5)))
                .trend("a");

        assertThat(trend.points().get(1).changed()).isEmpty();
    }

    @Test
    void a_run_without_a_mean_is_no_point() {
        History history = history(
                run(1, "e", ONE, "a", mean(0.5)), run(2, "e", ONE, "a", nothing()), run(3, "e", ONE, "b", mean(0.2)));

        assertThat(history.metrics()).containsExactly("b", "a");
        assertThat(history.trend("a").points()).hasSize(1);
        assertThat(history.trend("a").lastStep()).isEmpty();
        assertThat(history.trend("nobody").points()).isEmpty();
        assertThat(history.trends()).extracting(Trend::metric).containsExactly("b", "a");
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0.6, true", "0.5, 0.7, true", "0.5, 0.75, false", "0.75, 0.5, false"})
    void intervals_overlap_when_they_share_a_value(double before, double after, boolean overlap) {
        Trend trend = history(run(1, "e", ONE, "a", mean(before)), run(2, "e", ONE, "a", mean(after)))
                .trend("a");

        assertThat(trend.lastStep().flatMap(Trend.Step::overlap)).contains(overlap);
        assertThat(trend.lowest()).isEqualTo(Math.min(before, after));
        assertThat(trend.highest()).isEqualTo(Math.max(before, after));
    }

    @Test
    void without_an_interval_nobody_says_whether_they_overlap() {
        Estimate alone = new Estimate(OptionalDouble.of(0.5), Optional.empty(), 1, 0, 0, "one case");
        Trend trend = history(run(1, "e", ONE, "a", mean(0.5)), run(2, "e", ONE, "a", alone))
                .trend("a");

        assertThat(trend.lastStep().flatMap(Trend.Step::overlap)).isEmpty();
        assertThat(trend.points().get(1).low()).isEqualTo(0.5);
        assertThat(trend.points().get(1).high()).isEqualTo(0.5);
    }

    @Test
    void series_come_youngest_first_and_their_runs_oldest_first_whatever_the_order_of_the_file() {
        List<History> all = History.of(List.of(
                run(4, "./b/", ONE, "a", mean(0.5)),
                run(1, "b", ONE, "a", mean(0.5)),
                run(2, "a", ONE, "a", mean(0.5)),
                run(3, "b//", ONE, "a", mean(0.5))));

        assertThat(all).extracting(history -> history.series().source()).containsExactly("b", "a");
        assertThat(all.get(0).runs()).extracting(PastRun::run).containsExactly("r1", "r3", "r4");
        assertThat(all.get(0).last(2).runs()).extracting(PastRun::run).containsExactly("r3", "r4");
        assertThat(all.get(0).last(9)).isEqualTo(all.get(0));
        assertThat(all.get(0).youngest().run()).isEqualTo("r4");
    }

    @Test
    void runs_that_began_in_the_same_second_stay_in_their_order() {
        PastRun first = run(1, "e", ONE, "a", mean(0.1));
        PastRun second = run(1, "e", ONE, "a", mean(0.2));

        assertThat(history(first, second).runs()).containsExactly(first, second);
    }

    @ParameterizedTest
    @CsvSource({
        "., .",
        "./, .",
        "evals, evals",
        "evals/, evals",
        "./evals, evals",
        "././evals//, evals",
        "/, /",
        "/a/b/, /a/b",
        "../evals, ../evals",
        ".hidden, .hidden"
    })
    void a_source_is_the_same_however_it_was_typed(String typed, String source) {
        assertThat(new Series(typed, "").source()).isEqualTo(source);
    }

    @Test
    void a_history_has_a_run() {
        assertThatThrownBy(() -> new History(new Series("e", ""), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
