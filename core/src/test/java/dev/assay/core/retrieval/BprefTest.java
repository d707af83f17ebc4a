package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BprefTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "bpref, a b c:0, a c b, 0.5",
        "Bpref, a b c:0, a b c, 1",
        "bpref, a b c:0, a x b c, 1",
        "bpref, a b, x a y b, 1",
        "bpref, a c:-1, c a, 1",
        "bpref, a b c:0 d:0 e:0, c a d b, 0.25",
        "bpref(rel=2), a:1 b:2, a b, 0"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("bpref", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void groups_documents_and_spans_leave_it_undefined() {
        assertThat(whyUndefined("bpref", "a|b c", "a")).startsWith("bpref needs judged ids");
    }
}
