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

class RankBiasedPrecisionTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "rbp, a b, a x b, 0.328",
        "RBP(p=0.9), a, a, 0.1",
        "rbp(p=0.5)@2, a b c, a b c, 0.75",
        "rbp(rel=2), a:1 b:2, a b, 0.16",
        "rbp, a|b, a b, 0.2"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("rbp", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "-0.1", "1.5"})
    void persistence_lies_between_zero_and_one(String p) {
        assertThatThrownBy(() -> metric("rbp(p=" + p + ")"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("above 0 and below 1; write rbp(p=0.8)");
    }

    @Test
    void persistence_prints_in_plain_digits_and_not_at_all_when_usual() {
        assertThat(metric("rbp(p=0.80)@5").name()).hasToString("rbp@5");
        assertThat(metric("rbp(p=1e-4)").name()).hasToString("rbp(p=0.00010)");
        assertThat(metric("rbp(p=0.00010)")).isEqualTo(metric("rbp(p=1e-4)"));
    }
}
