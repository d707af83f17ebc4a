package dev.assay.judge.embedded.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MeasuresTest {

    private static final boolean[] LABELS = {true, false, true, false};

    private static final double[] ONCE = {1, 1, 1, 1};

    @Test
    void area_counts_pairs_in_right_order_and_ties_half() {
        assertThat(Measures.auroc(new double[] {0.9, 0.1, 0.8, 0.2}, LABELS, ONCE))
                .isEqualTo(1);
        assertThat(Measures.auroc(new double[] {0.5, 0.5, 0.5, 0.5}, LABELS, ONCE))
                .isEqualTo(0.5);
        assertThat(Measures.auroc(new double[] {0.9, 0.5, 0.1, 0.2}, LABELS, ONCE))
                .isEqualTo(0.5);
    }

    @Test
    void a_row_that_counts_twice_is_as_two_rows_and_one_that_counts_nil_is_as_none() {
        double[] scores = {0.9, 0.5, 0.1, 0.2};
        // supported .9 twice and .1 once, others .5 once and .2 once: right pairs 2 + 2 of 6
        assertThat(Measures.auroc(scores, LABELS, new double[] {2, 1, 1, 1})).isCloseTo(4 / 6.0, within(1e-12));
        assertThat(Measures.auroc(scores, LABELS, new double[] {0, 1, 1, 1})).isEqualTo(0);
        assertThat(Measures.auroc(scores, LABELS, new double[] {0, 1, 0, 1})).isNaN();
    }

    @Test
    void balanced_accuracy_and_calibration_error_on_small_tables() {
        double[] scores = {0.9, 0.1, 0.4, 0.6};
        assertThat(Measures.balanced(scores, LABELS, 0.5)).isEqualTo(0.5);
        assertThat(Measures.calibration(new double[] {1, 0, 1, 0}, LABELS, ONCE))
                .isEqualTo(0);
        assertThat(Measures.calibration(new double[] {0.5, 0.5, 0.5, 0.5}, LABELS, ONCE))
                .isEqualTo(0);
        assertThat(Measures.calibration(new double[] {0, 1, 0, 1}, LABELS, ONCE))
                .isEqualTo(1);
        // all in one bin: weights 3 of 6 supported, said .5 by each but the first's .59: off by 3 * .09 / 6
        assertThat(Measures.calibration(new double[] {0.59, 0.5, 0.5, 0.5}, LABELS, new double[] {3, 2, 0, 1}))
                .isCloseTo(0.045, within(1e-12));
    }

    @Test
    void accuracy_counts_rows_and_moves_with_the_cut() {
        Said said =
                Said.of(new double[] {0.9, 0.1, 0.4, 0.6, 0.7}, new boolean[] {true, false, true, false, false}, 0.5);
        assertThat(said.accuracy()).isEqualTo(2 / 5.0);
        assertThat(said.at(0.8).accuracy()).isEqualTo(4 / 5.0);
        assertThat(said.at(0.8).balanced()).isEqualTo(0.75);
    }

    @Test
    void regression_finds_the_model_that_made_the_rows() {
        double[] made = {0.5, 2, -1};
        Random random = new Random(3);
        List<double[]> rows = new ArrayList<>();
        boolean[] labels = new boolean[40_000];
        double[] weights = new double[40_000];
        for (int i = 0; i < labels.length; i++) {
            rows.add(new double[] {1, random.nextGaussian(), random.nextGaussian()});
            labels[i] = random.nextDouble() < Logistic.probability(made, rows.get(i));
            weights[i] = 1;
        }
        double[] found = Logistic.fit(rows, labels, weights, new double[3], 0.01);
        assertThat(found).containsExactly(made, within(0.06));
        assertThat(Logistic.fit(rows, labels, weights, made, 1e9)[1]).isCloseTo(2, within(1e-3));
    }
}
