package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ClopperPearsonTest {

    static List<Golden> shares() {
        return Golden.rows("shares");
    }

    @ParameterizedTest
    @MethodSource("shares")
    void agrees_with_statsmodels(Golden row) {
        Interval interval =
                Answers.known(ClopperPearson.interval(row.count("successes"), row.count("n"), row.number("level")));

        Answers.assertBounds(interval, row.number("low"), row.number("high"), 1e-9);
    }

    @Test
    void a_share_of_no_case_is_undefined() {
        assertThat(Answers.why(ClopperPearson.interval(0, 0, 0.95))).isEqualTo("a share of no case");
    }

    @ParameterizedTest
    @CsvSource({"-1, 3", "4, 3"})
    void more_than_all_is_refused(int successes, int n) {
        assertThatThrownBy(() -> ClopperPearson.interval(successes, n, 0.95))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(successes + " out of " + n);
    }
}
