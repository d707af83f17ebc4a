package dev.assay.core.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CutCurveTest {

    private static final CutCurve CURVE = CutCurve.of(
            List.of(rating("a", true, 0.9), rating("b", true, 0.4), rating("c", false, 0.6), rating("d", false, 0.1)));

    private static Rating rating(String id, boolean people, double probability) {
        return Ratings.of(id, "en", people, probability >= 0.5, OptionalDouble.of(probability));
    }

    @ParameterizedTest
    @CsvSource({"0, 0.1, 1, 0", "1, 0.4, 1, 0.5", "2, 0.6, 0.5, 0.5", "3, 0.9, 0.5, 1", "4, Infinity, 0, 1"})
    void each_probability_is_a_cut(int index, double cut, double truePositiveRate, double trueNegativeRate) {
        CutCurve.Point point = CURVE.points().get(index);

        assertThat(point.cut()).isEqualTo(cut);
        assertThat(point.truePositiveRate()).isEqualTo(truePositiveRate);
        assertThat(point.trueNegativeRate()).isEqualTo(trueNegativeRate);
    }

    @ParameterizedTest
    @CsvSource({"1, 0.4, 0.25", "5, 0.9, 0.25", "0.2, 0.4, 0.05"})
    void the_cheapest_cut_follows_the_ratio_of_costs(double ratio, double cut, double cost) {
        CutCurve.Point best = CURVE.best(ratio);

        assertThat(best.cut()).isEqualTo(cut);
        assertThat(best.cost(ratio)).isEqualTo(cost);
    }

    @Test
    void thinning_keeps_the_first_and_the_last() {
        assertThat(CURVE.thinned(3)).extracting(CutCurve.Point::cut).containsExactly(0.1, 0.6, CutCurve.NEVER);
        assertThat(CURVE.thinned(11)).hasSize(5);
    }
}
