package dev.assay.core.comparison;

import static dev.assay.core.comparison.Cases.METRIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NoiseTest {

    private static Noise noise(String a, String b) {
        Comparison comparison = new Comparer(1, 0.95)
                .compare(PairedCases.of(Cases.of(a), Cases.of(b)), Map.of(METRIC, Direction.HIGHER), List.of());
        return Noise.of(comparison.metrics().get(0), 0.95);
    }

    @Test
    void two_of_eight_that_change_make_a_band() {
        Noise noise = noise("11110000", "01110001");

        assertThat(noise.changed().mean()).hasValue(0.25);
        assertThat(noise.spread().orElse(0)).isCloseTo(Math.sqrt(2.0 / 16), within(1e-12));
        assertThat(noise.band().orElse(0)).isCloseTo(1.959964 * Math.sqrt(2) / 8, within(1e-6));
    }

    @Test
    void no_change_is_a_band_of_nothing_but_the_share_has_an_upper_bound() {
        Noise noise = noise("1100", "1100");

        assertThat(noise.band()).hasValue(0);
        assertThat(noise.changed().interval().orElseThrow().high()).isGreaterThan(0.3);
    }

    @Test
    void without_a_value_in_both_nothing_is_known() {
        Noise noise = noise("u1", "1f");

        assertThat(noise.spread()).isEmpty();
        assertThat(noise.band()).isEmpty();
        assertThat(noise.changed().mean()).isEmpty();
    }
}
