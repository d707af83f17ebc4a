package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "err@2, a:4, x a, 0.46875",
        "ERR@20, a:4, a, 0.9375",
        "err@5, a, a, 0.0625",
        "err(max=1)@3, a b, a b, 0.625",
        "err@1, a:4, x a, 0"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("err@5", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void a_grade_above_the_scale_is_undefined_and_names_the_parameter() {
        assertThat(whyUndefined("err@3", "a:5 b", "b"))
                .isEqualTo(
                        "grade 5 is above the scale of err@3; write err(max=5)@3 or the largest grade of your scale");
    }

    @ParameterizedTest
    @CsvSource({"0", "31"})
    void the_scale_ends_between_one_and_thirty(int max) {
        assertThatThrownBy(() -> new ErrAtK(5, max)).hasMessageContaining("1 to 30; write err(max=4)@5");
    }
}
