package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuccessAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "success@3, m, x y m, 1",
        "success@2, m, x y m, 0",
        "hit@5, a b, x a, 1",
        "hitrate@5, a b, x y, 0",
        "success@1, a, '', 0",
        "Success(rel=2)@2, a:1 b:2, a x, 0"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("success@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }
}
