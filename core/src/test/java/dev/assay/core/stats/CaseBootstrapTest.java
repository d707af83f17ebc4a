package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CaseBootstrapTest {

    private static final double[] VALUES = new Random(1).doubles(200).toArray();
    private static final int[] ALONE = IntStream.range(0, 200).toArray();

    private static OptionalDouble mean(int[] cases) {
        return IntStream.of(cases).mapToDouble(i -> VALUES[i]).average();
    }

    @Test
    void of_a_mean_it_is_close_to_the_normal_interval() {
        Interval normal = Normal.interval(Units.of(VALUES, ALONE), 0.95);
        Interval found =
                CaseBootstrap.interval(ALONE, CaseBootstrapTest::mean, 3, 0.95).orElseThrow();

        double width = normal.high() - normal.low();
        Answers.assertBounds(found, normal.low(), normal.high(), 0.05 * width);
    }

    @Test
    void clusters_are_drawn_whole() {
        // Each cluster holds the same ten values, so no resample differs.
        int[] clusters = IntStream.range(0, 200).map(i -> i / 10).toArray();
        CaseBootstrap.Statistic place =
                cases -> OptionalDouble.of(IntStream.of(cases).map(i -> i % 10).sum());

        assertThat(CaseBootstrap.interval(clusters, place, 3, 0.95)).isEmpty();
        assertThat(CaseBootstrap.interval(ALONE, place, 3, 0.95)).isPresent();
    }

    @Test
    void the_seed_decides() {
        Interval three =
                CaseBootstrap.interval(ALONE, CaseBootstrapTest::mean, 3, 0.95).orElseThrow();

        assertThat(CaseBootstrap.interval(ALONE, CaseBootstrapTest::mean, 3, 0.95))
                .contains(three);
        assertThat(CaseBootstrap.interval(ALONE, CaseBootstrapTest::mean, 4, 0.95))
                .isPresent()
                .get()
                .isNotEqualTo(three);
    }

    @Test
    void too_many_resamples_without_a_value_leave_no_interval() {
        // Case 0 is missing from (1 - 1/n)^n of the resamples: 37 %.
        CaseBootstrap.Statistic needsCaseZero =
                cases -> Arrays.stream(cases).anyMatch(i -> i == 0) ? mean(cases) : OptionalDouble.empty();

        assertThat(CaseBootstrap.interval(ALONE, needsCaseZero, 3, 0.95)).isEmpty();
        assertThat(CaseBootstrap.interval(new int[] {5, 5}, CaseBootstrapTest::mean, 3, 0.95))
                .isEmpty();
    }

    @Test
    void ranks_of_ties_are_shared() {
        assertThat(Ranks.of(new double[] {3, 1, 3, 2, 3})).containsExactly(4, 1, 4, 2, 4);
        assertThat(Ranks.of(new double[0])).isEmpty();
        assertThat(Arrays.stream(Ranks.of(VALUES)).sum()).isEqualTo(200 * 201 / 2.0, within(0.0));
    }
}
