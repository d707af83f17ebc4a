package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class F1AtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "f1@3, a b, a x y, 0.4",
        "f1@2, a b, a b, 1",
        "f1@3, a b, x y z, 0",
        "f1@1, a b, a, 0.666666667",
        "f1(rel=2)@2, a:1 b:2, a b, 0.666666667"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("f1@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }
}
