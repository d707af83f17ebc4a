package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** How far values of the same case lie apart. */
class SpreadColumnTest {

    @Test
    void the_deviation_is_the_root_of_the_mean_variance_of_the_cases() {
        SpreadColumn column = new SpreadColumn();
        column.add(new double[] {0.5, 0.75, 1}, 0);
        column.add(new double[] {1, 1, 1}, 1);
        Spread spread = column.spread(1, 0.95).orElseThrow();
        assertThat(spread.deviation()).isEqualTo(Math.sqrt(0.0625 / 2), within(1e-15));
        assertThat(spread.n()).isEqualTo(2);
        assertThat(spread.differing()).isEqualTo(1);
        assertThat(spread.method()).isEqualTo("BCa bootstrap 95 %");
    }

    @Test
    void one_value_says_nothing_of_the_spread() {
        SpreadColumn column = new SpreadColumn();
        column.add(new double[] {0.5}, 0);
        column.add(new double[] {}, 1);
        assertThat(column.spread(1, 0.95)).isEmpty();
    }

    @Test
    void where_nothing_differs_there_is_no_interval_to_make() {
        SpreadColumn column = new SpreadColumn();
        column.add(new double[] {0.1, 0.1, 0.1}, 0);
        column.add(new double[] {1, 1}, 1);
        Spread spread = column.spread(1, 0.95).orElseThrow();
        assertThat(spread.deviation()).isZero();
        assertThat(spread.interval()).isEmpty();
        assertThat(spread.method()).isEqualTo("no interval: no case differs");
    }

    @Test
    void the_interval_holds_the_true_deviation_about_as_often_as_it_says() {
        Random random = new Random(7);
        int held = 0;
        for (int run = 0; run < 100; run++) {
            SpreadColumn column = new SpreadColumn();
            for (int i = 0; i < 40; i++) {
                double level = random.nextDouble();
                column.add(
                        new double[] {
                            level + 0.2 * random.nextGaussian(),
                            level + 0.2 * random.nextGaussian(),
                            level + 0.2 * random.nextGaussian()
                        },
                        i);
            }
            Interval interval =
                    column.spread(run, 0.95).orElseThrow().interval().orElseThrow();
            held += interval.low() <= 0.2 && 0.2 <= interval.high() ? 1 : 0;
        }
        assertThat(held).isBetween(88, 100);
    }
}
