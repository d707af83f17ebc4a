package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.metric;
import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContextRecallAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "contextRecall@3, a b, a x y, 0.5",
        "contextrecall@1, a b, a b, 0.5",
        "contextRecall(rel=2)@3, a:1 b:2, a, 0"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("contextRecall@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void it_has_a_depth_since_without_one_the_name_asks_a_judge() {
        assertThatThrownBy(() -> metric("contextRecall"))
                .hasMessage("`contextRecall` needs a depth; write contextRecall@5");
    }
}
