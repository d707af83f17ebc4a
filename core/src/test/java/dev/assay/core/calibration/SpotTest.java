package dev.assay.core.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Measured;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpotTest {

    private static List<SpotSample.Item> items() {
        List<SpotSample.Item> items = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            items.add(new SpotSample.Item("a" + i, "en 1"));
        }
        for (int i = 0; i < 9; i++) {
            items.add(new SpotSample.Item("b" + i, "en 0"));
        }
        items.add(new SpotSample.Item("c", "zh 0"));
        return items;
    }

    @Test
    void weights_of_the_sample_add_up_to_all_cases_stratum_by_stratum() {
        List<SpotSample.Drawn> drawn = SpotSample.draw(items(), 20, 1);

        assertThat(drawn).hasSize(20);
        assertThat(weight(drawn, "en 1")).isCloseTo(90, within(1e-9));
        assertThat(weight(drawn, "en 0")).isCloseTo(9, within(1e-9));
        assertThat(weight(drawn, "zh 0")).isEqualTo(1);
    }

    private static double weight(List<SpotSample.Drawn> drawn, String stratum) {
        return drawn.stream()
                .filter(one -> one.item().stratum().equals(stratum))
                .mapToDouble(SpotSample.Drawn::weight)
                .sum();
    }

    @Test
    void rare_strata_give_two_and_the_order_of_the_cases_changes_nothing() {
        List<SpotSample.Item> turned = new ArrayList<>(items());
        Collections.reverse(turned);

        assertThat(SpotSample.draw(turned, 20, 1)).isEqualTo(SpotSample.draw(items(), 20, 1));
        assertThat(SpotSample.draw(items(), 20, 2)).isNotEqualTo(SpotSample.draw(items(), 20, 1));
        assertThat(SpotSample.draw(items(), 20, 1))
                .filteredOn(one -> one.item().stratum().equals("en 0"))
                .hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void asking_for_more_than_there_are_gives_all() {
        assertThat(SpotSample.draw(items(), 500, 1)).hasSize(100).allMatch(one -> one.weight() == 1);
    }

    /** 60 cases with judge 1, labelled 1, 1, 0; 40 with judge 0, labelled 0, 1. */
    private static List<SpotEstimate.Scored> scored() {
        List<SpotEstimate.Scored> scored = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            scored.add(new SpotEstimate.Scored("a" + i, "en 1", 1));
        }
        for (int i = 0; i < 40; i++) {
            scored.add(new SpotEstimate.Scored("b" + i, "en 0", 0));
        }
        return scored;
    }

    @Test
    void two_strata_give_the_mean_and_the_interval_worked_by_hand() {
        SpotEstimate estimate =
                SpotEstimate.of(scored(), Map.of("a0", 1.0, "a1", 1.0, "a2", 0.0, "b0", 0.0, "b1", 1.0), 0.95);
        Measured weighted = estimate.weighted().known().orElseThrow();

        // .6 · 2/3 + .4 · 1/2; .36 · .95/9 + .16 · .95/4 = .076; Student .975 at 8/3 degrees of freedom: 3.419770
        assertThat(weighted.value()).isCloseTo(0.6, within(1e-12));
        assertThat(weighted.interval().orElseThrow().high())
                .isCloseTo(0.6 + 3.419769689613012 * Math.sqrt(0.076), within(1e-9));
        assertThat(estimate.labels()).isEqualTo(5);
    }

    @Test
    void where_strata_are_the_judges_scores_it_has_nothing_to_add() {
        SpotEstimate estimate =
                SpotEstimate.of(scored(), Map.of("a0", 1.0, "a1", 1.0, "a2", 0.0, "b0", 0.0, "b1", 1.0), 0.95);

        assertThat(estimate.lambda()).isZero();
        assertThat(estimate.corrected().known().orElseThrow().value()).isCloseTo(0.6, within(1e-12));
    }

    @Test
    void within_a_stratum_the_judge_moves_the_mean_by_how_the_labelled_cases_differ_from_all() {
        List<SpotEstimate.Scored> scored = new ArrayList<>();
        Map<String, Double> people = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            scored.add(new SpotEstimate.Scored("c" + i, "en 0-1", i < 50 ? 0.2 : 0.8));
        }
        for (int i = 46; i < 54; i++) {
            people.put("c" + i, i < 50 ? 0.2 : 0.8);
        }
        people.put("c10", 0.2);
        people.put("c11", 0.2);
        Measured corrected =
                SpotEstimate.of(scored, people, 0.95).corrected().known().orElseThrow();

        // People agree with the judge, so lambda is 1, and the corrected mean is the judge's of all cases: .5, not .44.
        assertThat(corrected.value()).isCloseTo(0.5, within(1e-12));
    }

    @Test
    void a_stratum_with_one_label_is_joined_with_the_next() {
        SpotEstimate estimate = SpotEstimate.of(scored(), Map.of("a0", 1.0, "a1", 0.0, "b0", 0.0), 0.95);

        assertThat(estimate.weighted().known().orElseThrow().value()).isCloseTo(1 / 3.0, within(1e-12));
    }

    @Test
    void one_label_shows_no_variance_and_equal_ones_have_no_interval() {
        assertThat(SpotEstimate.of(scored(), Map.of("a0", 1.0), 0.95).weighted())
                .isInstanceOf(Answer.Undefined.class);
        assertThat(SpotEstimate.of(scored(), Map.of("a0", 1.0, "a1", 1.0), 0.95)
                        .weighted()
                        .known()
                        .orElseThrow()
                        .interval())
                .isEmpty();
    }
}
