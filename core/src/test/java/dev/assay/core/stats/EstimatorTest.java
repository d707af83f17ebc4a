package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimatorTest {

    private static Estimate estimate(double[] values, int... clusters) {
        return Estimator.estimate(values, clusters, 0, 0, 1, 0.95);
    }

    private static int[] alone(int n) {
        return IntStream.range(0, n).toArray();
    }

    @Test
    void no_value_has_no_mean() {
        Estimate none = Estimator.estimate(new double[0], new int[0], 4, 1, 1, 0.95);

        assertThat(none.mean()).isEmpty();
        assertThat(none.interval()).isEmpty();
        assertThat(none.text()).isEqualTo("n=0 (no value), 4 undefined, 1 failed");
    }

    @Test
    void one_case_has_a_mean_but_no_interval_and_says_so() {
        assertThat(estimate(new double[] {0.5}, 0).text()).isEqualTo("0.500 n=1 (no interval: one case)");
    }

    @Test
    void one_cluster_has_no_interval_and_says_so() {
        assertThat(estimate(new double[] {0, 1, 1, 0}, 3, 3, 3, 3).text())
                .isEqualTo("0.500 n=4 (no interval: all 4 cases are one cluster)");
    }

    @Test
    void yes_and_no_get_wilson() {
        assertThat(estimate(new double[] {1, 0, 1, 1}, alone(4)).text())
                .isEqualTo("0.750 [0.301, 0.954] n=4 (Wilson 95 %)");
    }

    @Test
    void in_clusters_wilson_stands_on_the_effective_sample_size() {
        double[] values = {1, 1, 1, 0, 0, 0, 1, 1, 0, 1};
        int[] clusters = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3};

        Estimate estimate = estimate(values, clusters);

        assertThat(estimate.method()).isEqualTo("Wilson 95 %, design effect 2.44");
        // Residuals 1.2, -1.8, 0.2, 0.4: 4/3 · 4.88 / 100 against 0.24 / 9.
        double effective = 10 / (4 / 3.0 * 4.88 / 100 / (0.24 / 9));
        Interval expected = Wilson.interval(0.6 * effective, effective, 0.95);
        Interval found = estimate.interval().orElseThrow();
        assertThat(found.low()).isEqualTo(expected.low(), within(1e-12));
        assertThat(found.high()).isEqualTo(expected.high(), within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"0", "1"})
    void when_all_agree_each_cluster_counts_once(double value) {
        double[] values = new double[12];
        Arrays.fill(values, value);

        Estimate estimate = estimate(values, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3);

        assertThat(estimate.interval()).contains(Wilson.interval(4 * value, 4, 0.95));
        assertThat(estimate.method()).isEqualTo("Wilson 95 %, design effect 3.00");
    }

    @Test
    void a_design_effect_never_makes_a_sample_larger_than_it_is() {
        double[] balanced = {0, 1, 0, 1, 0, 1, 0, 1};

        Estimate estimate = estimate(balanced, 0, 0, 1, 1, 2, 2, 3, 3);

        assertThat(estimate.method()).isEqualTo("Wilson 95 %, design effect 1.00");
        assertThat(estimate.interval()).contains(Wilson.interval(4, 8, 0.95));
    }

    @Test
    void equal_values_say_that_their_interval_has_no_width() {
        assertThat(estimate(new double[] {0.5, 0.5, 0.5}, alone(3)).text())
                .isEqualTo("0.500 [0.500, 0.500] n=3 (bootstrap 95 %, no width: all 3 values are equal)");
    }

    @Test
    void other_values_get_the_bootstrap_and_clusters_are_drawn_whole() {
        double[] values = {0.1, 0.1, 0.1, 0.9, 0.9, 0.9, 0.5, 0.5, 0.5};

        Estimate cases = estimate(values, alone(9));
        Estimate clusters = estimate(values, 0, 0, 0, 1, 1, 1, 2, 2, 2);

        assertThat(cases.method()).isEqualTo("BCa bootstrap 95 %");
        assertThat(clusters.method()).isEqualTo("BCa cluster bootstrap 95 %");
        assertThat(width(clusters)).isGreaterThan(1.5 * width(cases));
    }

    @Test
    void above_twenty_thousand_units_the_normal_interval_is_taken_and_named() {
        double[] values = new Random(1).doubles(20_001).toArray();
        int[] pairs = IntStream.range(0, 20_001).map(i -> i / 2).toArray();

        assertThat(estimate(values, alone(20_001)).method()).isEqualTo("normal 95 %");
        assertThat(estimate(values, pairs).method()).isEqualTo("BCa cluster bootstrap 95 %");
    }

    @Test
    void the_level_asked_for_is_the_level_given() {
        Estimate estimate = Estimator.estimate(new double[] {1, 0}, new int[] {0, 1}, 0, 0, 1, 0.995);

        assertThat(estimate.method()).isEqualTo("Wilson 99.5 %");
        assertThat(estimate.interval().map(Interval::level)).isEqualTo(Optional.of(0.995));
    }

    @ParameterizedTest
    @CsvSource({"NaN, 0.95, finite", "Infinity, 0.95, finite", "1, 95, such as 0.95", "1, 0, such as 0.95"})
    void what_is_not_a_number_or_a_level_is_refused(double value, double level, String message) {
        assertThatThrownBy(() -> Estimator.estimate(new double[] {value}, new int[] {0}, 0, 0, 1, level))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void nine_in_ten_intervals_at_ninety_percent_hold_the_truth() {
        Random random = new Random(11);
        int holds = 0;
        for (int run = 0; run < 400; run++) {
            double[] values = random.doubles(40).toArray();
            Interval interval = Estimator.estimate(values, alone(40), 0, 0, run, 0.9)
                    .interval()
                    .orElseThrow();
            holds += interval.low() <= 0.5 && 0.5 <= interval.high() ? 1 : 0;
        }
        // 360 expected, standard deviation 6; the bootstrap of 40 cases is known to be slightly narrow.
        assertThat(holds).isBetween(338, 378);
    }

    private static double width(Estimate estimate) {
        Interval interval = estimate.interval().orElseThrow();
        return interval.high() - interval.low();
    }
}
