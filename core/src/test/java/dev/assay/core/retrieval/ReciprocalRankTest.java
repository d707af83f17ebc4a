package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReciprocalRankTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "rr@3, a b, a x y, 1",
        "rr@3, m, x y m, 0.333333333",
        "rr@2, m, x y m, 0",
        "RR, m, x y m, 0.333333333",
        "MRR@10, a|b, x b a, 0.5",
        "rr, a, '', 0",
        "rr(rel=3), a:1 b:3, a x b, 0.333333333"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("rr", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void the_mean_over_three_cases_is_the_usual_mrr() {
        double sum = value("rr@3", "a b", "a x y") + value("rr@3", "m", "x y m") + value("rr@3", "p", "p");
        assertThat(sum / 3).isCloseTo(0.777778, within(0.0000005));
    }
}
