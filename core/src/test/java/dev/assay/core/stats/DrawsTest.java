package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 5000, Integer.MAX_VALUE})
    void fills_with_what_single_draws_give(int bound) {
        Draws filling = new Draws(42);
        Draws single = new Draws(42);
        for (int length : new int[] {0, 1, 4, 3, 3, 0, 2, 5, 1}) {
            int[] filled = new int[length];
            filling.fill(filled, bound);
            for (int index : filled) {
                assertThat(index).isEqualTo(single.below(bound)).isBetween(0, bound - 1);
            }
        }
        assertThat(filling.below(bound)).isEqualTo(single.below(bound));
        assertThat(filling.next()).isEqualTo(single.next());
    }

    @Test
    void draws_every_index_about_as_often() {
        int[] drawn = new int[60_000];
        new Draws(7).fill(drawn, 6);
        int[] counts = new int[6];
        for (int index : drawn) {
            counts[index]++;
        }
        for (int count : counts) {
            assertThat(count).isBetween(9_600, 10_400);
        }
    }
}
