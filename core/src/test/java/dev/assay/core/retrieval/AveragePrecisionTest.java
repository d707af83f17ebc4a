package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AveragePrecisionTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "ap@3, A B, X B A, 0.583333333",
        "ap@3, a b c, a x, 0.333333333",
        "ap, a b, a x b, 0.833333333",
        "ap@2, a b, a x b, 0.5",
        "MAP, a b, a b, 1",
        "ap, a, '', 0",
        "ap(rel=2), a:1 b:2, a b, 0.5",
        "ap@2, a b c d, a b c d, 0.5",
        "ap, a|b c, a b c, 0.833333333"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("ap", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void more_relevant_items_than_the_depth_are_all_in_the_divisor() {
        assertThat(value("ap@1", "a b c d", "a b c d")).isEqualTo(0.25);
    }

    @Test
    void groups_found_together_never_lift_it_above_one() {
        assertThat(value("ap", "a|x b|x c", "x c")).isEqualTo(1);
    }
}
