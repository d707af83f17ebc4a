package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class StudentTTest {

    static List<Golden> samples() {
        return Golden.rows("student");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void agrees_with_scipy_and_by_cluster_with_statsmodels(Golden row) {
        Interval interval =
                Answers.known(StudentT.interval(row.numbers("values"), row.ints("clusters"), row.number("level")));

        Answers.assertBounds(interval, row.number("low"), row.number("high"), 1e-9);
    }

    @Test
    void what_shows_no_variance_is_undefined_and_says_so() {
        assertThat(Answers.why(StudentT.interval(new double[0], new int[0], 0.95)))
                .isEqualTo("a mean of no case");
        assertThat(Answers.why(StudentT.interval(new double[] {1}, new int[] {0}, 0.95)))
                .isEqualTo("one case");
        assertThat(Answers.why(StudentT.interval(new double[] {1, 2}, new int[] {4, 4}, 0.95)))
                .isEqualTo("all 2 cases are one cluster");
        assertThat(Answers.why(StudentT.interval(new double[] {.1, .1, .1}, new int[] {0, 1, 2}, 0.95)))
                .contains("no variance");
    }

    @ParameterizedTest
    @CsvSource({"0.975, 1, 12.7062047361747", "0.975, 2.5, 3.57465484200368", "0.9, 30, 1.31041502513914"})
    void the_quantile_takes_broken_degrees_of_freedom(double p, double freedom, double quantile) {
        assertThat(StudentT.quantile(p, freedom)).isCloseTo(quantile, within(1e-9));
    }
}
