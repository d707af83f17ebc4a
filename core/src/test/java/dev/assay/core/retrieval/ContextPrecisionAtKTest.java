package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContextPrecisionAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "contextPrecision@3, A B, X B A, 0.583333333",
        "contextPrecision@3, a b, x a y, 0.5",
        "contextprecision@3, a b, x y z, 0",
        "contextPrecision@3, a b, a x b, 0.833333333",
        "contextPrecision@2, a|b, a b, 1",
        "contextPrecision(rel=2)@2, a:1 b:2, a b, 0.5"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("contextPrecision@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void the_divisor_is_what_was_retrieved_unlike_average_precision() {
        assertThat(value("contextPrecision@3", "a b c", "a x y")).isEqualTo(1);
        assertThat(value("ap@3", "a b c", "a x y")).isCloseTo(0.333333, within(0.0000005));
    }
}
