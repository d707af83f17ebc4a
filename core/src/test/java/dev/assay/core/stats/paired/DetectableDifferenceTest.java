package dev.assay.core.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.power.Demand;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The smallest difference that the pairs at hand would show. */
class DetectableDifferenceTest {

    private static Answer<Double> detectable(int n, double step, int differing, int[] clusters) {
        double[] first = new double[n];
        double[] second = new double[n];
        for (int i = 0; i < differing; i++) {
            (i % 2 == 0 ? first : second)[i] = step;
        }
        return PairedDifference.detectable(Pairs.of(first, second, clusters), Demand.USUAL);
    }

    private static int[] alone(int n) {
        return IntStream.range(0, n).toArray();
    }

    @Test
    void with_a_tenth_discordant_1960_cases_show_two_points() {
        assertThat(detectable(1960, 1, 196, alone(1960)).known().orElse(0.0)).isCloseTo(0.02, within(1e-5));
    }

    @Test
    void other_scores_go_by_the_spread_of_their_differences() {
        double spread = 0.5 * Math.sqrt(100.0 / 99);
        assertThat(detectable(100, 0.5, 100, alone(100)).known().orElse(0.0))
                .isCloseTo(2.801585 * spread / 10, within(1e-6));
    }

    @Test
    void pairs_that_hang_together_show_less() {
        int[] pairsOfFour =
                IntStream.range(0, 100).map(i -> i % 2 * 100 + i / 8).toArray();
        assertThat(detectable(100, 0.5, 100, pairsOfFour).known().orElse(0.0))
                .isGreaterThan(detectable(100, 0.5, 100, alone(100)).known().orElse(1.0));
    }

    @Test
    void without_two_pairs_or_without_a_difference_nothing_is_known() {
        assertThat(detectable(1, 1, 1, alone(1)).known()).isEmpty();
        assertThat(detectable(40, 1, 0, alone(40)).known()).isEmpty();
        assertThat(detectable(40, 0.5, 40, Arrays.copyOf(new int[0], 40)).known())
                .isEmpty();
    }
}
