package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecisionAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "precision@3, a b, a x y, 0.333333333",
        "p@5, a b, a b, 0.4",
        "precision@2, a b c, a b c, 1",
        "P(rel=2)@2, a:1 b:2, a b, 0.5",
        "precision@3, a, '', 0"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("precision@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void each_member_of_a_group_is_a_relevant_item() {
        assertThat(value("precision@2", "a|b", "a b")).isEqualTo(1);
    }

    @Test
    void a_short_list_is_still_divided_by_k() {
        assertThat(value("precision@10", "a", "a")).isEqualTo(0.1);
    }
}
