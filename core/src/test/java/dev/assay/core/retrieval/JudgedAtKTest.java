package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgedAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "judged@3, a c:0, a x c, 0.666666667",
        "Judged@10, a, a x, 0.5",
        "judged@1, a c:-1, c a, 0",
        "judged@2, a:0, a x, 0.5"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void an_empty_list_is_undefined() {
        assertThat(whyUndefined("judged@3", "a", "")).isEqualTo("nothing was retrieved");
    }

    @Test
    void groups_documents_and_spans_leave_it_undefined() {
        assertThat(whyUndefined("judged@3", "a|b", "a")).startsWith("judged@3 needs judged ids");
    }
}
