package dev.assay.core.retrieval;

import static dev.assay.core.retrieval.Picture.value;
import static dev.assay.core.retrieval.Picture.whyUndefined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecallAtKTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "recall@3, a b, a x y, 0.5",
        "recall@3, m, x y m, 1",
        "recall@2, m, x y m, 0",
        "recall@3, a b c, a x, 0.333333333",
        "recall@3, a b, '', 0",
        "recall@9, a b, a b, 1",
        "recall(rel=2)@3, a:1 b:2 c:3, a b x, 0.5",
        "recall@2, a|b c, b c, 1",
        "recall@2, a|b c, a b, 0.5"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("recall@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void a_hit_that_comes_twice_takes_one_rank() {
        assertThat(value("recall@2", "A B", "A A B")).isEqualTo(1);
        assertThat(value("recall@3", "A B", "A A X")).isEqualTo(0.5);
    }

    @Test
    void the_grade_asked_for_is_named_when_nothing_reaches_it() {
        assertThat(whyUndefined("recall(rel=2)@3", "a:1", "a")).isEqualTo("nothing is judged 2 or better");
    }

    @Test
    void a_depth_or_a_grade_below_one_is_a_usage_error() {
        assertThatThrownBy(() -> new RecallAtK(0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("recall@0: k is a depth, 1 or more; write recall@1 for the top result");
        assertThatThrownBy(() -> new RecallAtK(5, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("recall(rel=0)@5: rel is the lowest grade that counts as relevant, 1 or more;"
                        + " write recall(rel=1)@5");
    }
}
