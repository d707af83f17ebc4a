package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InferredApTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "infap, a, a, 1",
        "infAP, a c:0, c a, 0.500005",
        "infap, a, x a, 0.5",
        "infap, a b, a b, 0.9999975",
        "infap, a c:-1, c a, 0.75"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("infap", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void groups_documents_and_spans_leave_it_undefined() {
        assertThat(whyUndefined("infap", "a|b c", "a")).startsWith("infap needs judged ids");
    }
}
