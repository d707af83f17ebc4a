package dev.assay.judge.embedded.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MeasuresTest {

    private static final boolean[] LABELS = {true, false, true, false};

    @Test
    void area_counts_pairs_in_right_order_and_ties_half() {
        assertThat(Measures.auroc(new double[] {0.9, 0.1, 0.8, 0.2}, LABELS)).isEqualTo(1);
        assertThat(Measures.auroc(new double[] {0.5, 0.5, 0.5, 0.5}, LABELS)).isEqualTo(0.5);
        assertThat(Measures.auroc(new double[] {0.9, 0.5, 0.1, 0.2}, LABELS)).isEqualTo(0.5);
    }

    @Test
    void balanced_accuracy_and_calibration_error_on_small_tables() {
        double[] scores = {0.9, 0.1, 0.4, 0.6};
        assertThat(Measures.balanced(scores, LABELS, 0.5)).isEqualTo(0.5);
        assertThat(Measures.calibration(new double[] {1, 0, 1, 0}, LABELS)).isEqualTo(0);
        assertThat(Measures.calibration(new double[] {0.5, 0.5, 0.5, 0.5}, LABELS))
                .isEqualTo(0);
        assertThat(Measures.calibration(new double[] {0, 1, 0, 1}, LABELS)).isEqualTo(1);
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
