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

class NdcgTest {

    @ParameterizedTest(name = "{0} of [{2}], relevant [{1}]")
    @CsvSource({
        "ndcg@3, A B, X B A, 0.693426",
        "ndcg@3, A B, A A X, 0.613147",
        "ndcg@3, a b c, a x, 0.469279",
        "ndcg, a:3 b:2 c:1 d:0 e:-1, x b a e, 0.579996",
        "ndcg(gain=exp)@4, a:3 b:2 c:1 d:0 e:-1, x b a e, 0.574141",
        "nDCG@2, a:3 b:2 c:1 d:0 e:-1, x b a e, 0.296082",
        "ndcg(gain=exp)@2, a:3 b:2 c:1 d:0 e:-1, x b a e, 0.212845",
        "ndcg@5, a, x a, 0.630930",
        "ndcg, a, x y a, 0.5"
    })
    void small_pictures(String metric, String labels, String ranked, double expected) {
        assertThat(value(metric, labels, ranked)).isCloseTo(expected, within(0.0000005));
    }

    @Test
    void nothing_relevant_is_undefined_not_zero() {
        assertThat(whyUndefined("ndcg@3", "a:0 b:-1", "a b")).isEqualTo("nothing is judged 1 or better");
    }

    @Test
    void the_ideal_is_made_of_all_that_was_judged_not_of_what_was_retrieved() {
        assertThat(value("ndcg(gain=exp)@10", "a:3 b:3 c:2 d:2 e:1 f:1 g:1 h:1", "a"))
                .isCloseTo(0.4487, within(0.00005));
    }

    @Test
    void a_group_counts_once_and_with_its_own_grade() {
        assertThat(value("ndcg@3", "a|b:2 c:1", "a b c"))
                .isCloseTo((2 + 1 / 2.0) / (2 + 1 / 1.5849625007), within(0.0000005));
    }

    @Test
    void of_groups_found_at_one_rank_the_largest_grade_counts() {
        assertThat(value("ndcg", "a|x:3 b|x:1", "x")).isCloseTo(3 / (3 + 1 / 1.5849625007), within(0.0000005));
    }

    @Test
    void two_depths_asked_for_twice_change_nothing() {
        JudgedRanking ranking = JudgedRanking.of(Picture.labels("a:2 b"), Picture.ranked("x b y a"));
        assertThat(metric("ndcg@10").score(ranking)).isEqualTo(metric("ndcg@20").score(ranking));
        assertThat(metric("ndcg@10").score(ranking)).isEqualTo(metric("ndcg@10").score(ranking));
    }

    @Test
    void the_gain_is_written_either_way_but_not_in_contradiction() {
        assertThat(metric("nDCG(dcg='exp-log2')@10")).isEqualTo(metric("ndcg(gain=exp)@10"));
        assertThat(metric("ndcg(dcg=log2)")).isEqualTo(metric("ndcg"));
        assertThatThrownBy(() -> metric("ndcg(dcg=exp-log2,gain=linear)"))
                .hasMessageContaining("dcg and gain contradict each other");
        assertThatThrownBy(() -> metric("ndcg(gain=cubic)"))
                .hasMessageContaining("gain is exp or linear, found `cubic`");
    }

    @Test
    void a_grade_too_large_for_a_power_of_two_is_undefined_not_infinite() {
        assertThat(whyUndefined("ndcg(gain=exp)", "a:5000", "a")).contains("grade 5000 is too large");
        assertThat(value("ndcg", "a:5000", "a")).isEqualTo(1);
    }
}
