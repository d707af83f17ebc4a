package dev.assay.core.slice.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.slice.CaseSlice;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SliceTotalsTest {

    private static final Map<String, Definition> CARDS = Map.of(
            "recall", new Definition("", "", Map.of("better", "higher")),
            "latency", new Definition("", "", Map.of("better", "lower")));

    private final ScoreTable scores = new ScoreTable(List.of());
    private final SliceTotals totals = new SliceTotals(scores);
    private int cases;

    private void add(Map<String, Score> scored, String... slices) {
        scores.add(scored, "c" + cases++);
        totals.add(Set.of(slices).stream().map(CaseSlice::parse).toList(), scored);
    }

    private SliceSearch search() {
        return totals.search(CARDS, 1, 0.95);
    }

    /** 10 of 40 cases have a mean of 0.2, the rest 1 but for one: gain = rest mean less mean of all. */
    private void chineseIsBad() {
        for (int i = 0; i < 40; i++) {
            boolean bad = i < 10;
            Map<String, Score> scored = Map.of("recall", Score.of(bad && i > 1 ? 0 : i == 39 ? 0 : 1));
            add(scored, bad ? "language=zh" : "language=en", bad ? "tag=zh" : "tag=other" + i % 2);
        }
    }

    @Test
    void the_bad_value_is_listed_once_with_its_twin_and_its_rest_is_not() {
        chineseIsBad();

        SliceSearch found = search();

        assertThat(found.found()).isEqualTo(1);
        WorseSlice worst = found.worst().get(0);
        assertThat(worst.slice()).hasToString("language=zh");
        assertThat(worst.same()).hasToString("[tag=zh]");
        assertThat(worst.mean().n()).isEqualTo(10);
        assertThat(worst.mean().value()).isCloseTo(0.2, within(1e-12));
        assertThat(worst.rest()).isCloseTo(29 / 30.0, within(1e-12));
        assertThat(worst.gain()).isCloseTo(29 / 30.0 - 31 / 40.0, within(1e-12));
        assertThat(worst.q()).isLessThan(0.001);
        // zh and tag zh and en are one comparison; the two other tags are one each.
        assertThat(found.tests()).isEqualTo(3);
        assertThat(found.slices()).isEqualTo(5);
    }

    @Test
    void where_lower_is_better_the_higher_side_is_worse_and_the_gain_is_a_fall() {
        for (int i = 0; i < 40; i++) {
            add(Map.of("latency", Score.of(i < 10 ? 900 + i : 100 + i)), i < 10 ? "k=slow" : "k=fast");
        }
        WorseSlice worst = search().worst().get(0);

        assertThat(worst.slice()).hasToString("k=slow");
        assertThat(worst.gain()).isNegative();
    }

    @Test
    void undefined_and_failed_scores_belong_to_no_side() {
        for (int i = 0; i < 60; i++) {
            Score score = i % 3 == 0
                    ? new Score.Undefined("no label")
                    : i % 3 == 1 && i > 50
                            ? new Score.Failed(FailureKind.JUDGE_DOWN, "down")
                            : Score.of(i < 18 ? 0 : 1);
            add(Map.of("recall", score), i < 18 ? "k=a" : "k=b");
        }
        WorseSlice worst = search().worst().get(0);

        assertThat(worst.slice()).hasToString("k=a");
        assertThat(worst.mean().n()).isEqualTo(12);
        assertThat(worst.rest()).isCloseTo(1, within(1e-12));
    }

    @Test
    void an_id_a_side_of_four_and_equal_scores_are_nothing_to_test() {
        for (int i = 0; i < 150; i++) {
            add(Map.of("recall", Score.of(i < 4 ? 0 : 1), "own", Score.of(i)), "id=" + i, i < 4 ? "k=a" : "k=b");
        }
        SliceSearch found = search();

        assertThat(found.tests()).isZero();
        assertThat(found.leftOut()).containsExactly("id");
        assertThat(new SliceTotals(new ScoreTable(List.of("recall"))).search(CARDS, 1, 0.95))
                .isEqualTo(SliceSearch.NONE);
    }
}
