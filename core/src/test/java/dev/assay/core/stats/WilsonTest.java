package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WilsonTest {

    @ParameterizedTest
    @CsvFileSource(resources = "wilson.csv", numLinesToSkip = 1)
    void agrees_with_statsmodels(double successes, double n, double level, double low, double high) {
        Interval interval = Wilson.interval(successes, n, level);

        assertThat(interval.low()).isEqualTo(low, within(1e-9));
        assertThat(interval.high()).isEqualTo(high, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"-1, 3", "4, 3", "0, 0", "NaN, 3", "1, NaN"})
    void a_share_of_nothing_or_more_than_all_is_refused(double successes, double n) {
        assertThatThrownBy(() -> Wilson.interval(successes, n, 0.95))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("found " + successes + " out of " + n);
    }

    static List<Sample> bits() throws java.io.IOException {
        return Sample.all().stream()
                .filter(sample -> sample.name().startsWith("bits"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("bits")
    void the_design_effect_agrees_with_the_cluster_robust_variance_of_statsmodels(Sample sample) {
        Units units = Units.of(sample.values(), sample.clusters());

        assertThat(Wilson.designEffect(units)).isEqualTo(sample.designEffect(), within(1e-9));
    }
}
