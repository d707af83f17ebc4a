package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BcaTest {

    static List<Sample> samples() throws IOException {
        // The bounds of bits lie on a coarse grid, where "within the noise" says nothing.
        return Sample.all().stream()
                .filter(sample -> !sample.name().startsWith("bits"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void agrees_with_scipy_within_the_noise_of_the_draws(Sample sample) {
        Interval interval = Bca.interval(sample.values(), sample.clusters(), 7, sample.level());

        assertThat(interval.low()).isEqualTo(sample.bca().low(), within(sample.lowTolerance()));
        assertThat(interval.high()).isEqualTo(sample.bca().high(), within(sample.highTolerance()));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_normal_interval_agrees_with_statsmodels(Sample sample) {
        Interval interval = Normal.interval(Units.of(sample.values(), sample.clusters()), sample.level());

        assertThat(interval.low()).isEqualTo(sample.normal().low(), within(1e-9 * Math.abs(sample.mean())));
        assertThat(interval.high()).isEqualTo(sample.normal().high(), within(1e-9 * Math.abs(sample.mean())));
    }

    @Test
    void the_same_seed_gives_the_same_interval_whatever_the_order_of_the_cases() {
        double[] values = {0.2, 0.9, 0.4, 0.35, 0.77, 0.5, 1 / 3.0};
        double[] reversed = {1 / 3.0, 0.5, 0.77, 0.35, 0.4, 0.9, 0.2};
        int[] alone = IntStream.range(0, 7).toArray();

        Interval interval = Bca.interval(values, alone, 42, 0.95);

        assertThat(Bca.interval(reversed, alone, 42, 0.95)).isEqualTo(interval);
        assertThat(Bca.interval(values, alone, 43, 0.95)).isNotEqualTo(interval);
    }

    @Test
    void of_two_cases_no_bound_leaves_their_range() {
        Interval interval = Bca.interval(new double[] {0.25, 0.75}, new int[] {0, 1}, 1, 0.95);

        assertThat(interval).isEqualTo(new Interval(0.25, 0.75, 0.95));
    }

    @Test
    void one_outlier_among_many_leaves_no_bound_without_a_number() {
        double[] values = new double[500];
        values[17] = 1e9;

        Interval interval = Bca.interval(values, IntStream.range(0, 500).toArray(), 1, 0.99);

        assertThat(interval.low()).isBetween(0.0, 2e6);
        assertThat(interval.high()).isBetween(4e6, 1e9);
    }

    @Test
    void at_twenty_thousand_cases_the_normal_interval_differs_by_less_than_a_hundredth_of_the_width() {
        Random random = new Random(5);
        double[] values =
                random.doubles(20_000).map(value -> Math.sqrt(value) * 0.9).toArray();
        int[] alone = IntStream.range(0, values.length).toArray();
        Interval normal = Normal.interval(Units.of(values, alone), 0.95);

        // One bootstrap bound scatters by 0.7 % of the width; the mean over four seeds by half of that.
        List<Interval> bootstraps = IntStream.range(0, 4)
                .mapToObj(seed -> Bca.interval(values, alone, seed, 0.95))
                .toList();

        double width = normal.high() - normal.low();
        assertThat(bootstraps.stream().mapToDouble(Interval::low).average().orElseThrow())
                .isEqualTo(normal.low(), within(0.01 * width));
        assertThat(bootstraps.stream().mapToDouble(Interval::high).average().orElseThrow())
                .isEqualTo(normal.high(), within(0.01 * width));
    }
}
