package dev.assay.core.comparison;

import static dev.assay.core.comparison.Cases.METRIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparerTest {

    /** Eight fall, one rises: McNemar's p is 2 · (1 + 9) / 2^9. */
    private static final String A = "11111111000000000000";

    private static final String B = "00000000100000000000";
    private static final double P = 20.0 / 512;
    private static final Comparer COMPARER = new Comparer(7, 0.95);

    private static MetricComparison compare(String a, String b, Direction direction) {
        return compare(Cases.of(a), Cases.of(b), direction);
    }

    private static MetricComparison compare(List<ComparedCase> a, List<ComparedCase> b, Direction direction) {
        return COMPARER.compare(PairedCases.of(a, b), Map.of(METRIC, direction), List.of())
                .metrics()
                .get(0);
    }

    private static double p(MetricComparison metric) {
        return metric.tested().change().p().known().map(PValue::p).orElse(-1.0);
    }

    @Test
    void shares_are_tested_by_mcnemar_and_the_word_follows_the_direction() {
        MetricComparison worse = compare(A, B, Direction.HIGHER);

        assertThat(worse.tested().change().meanA()).hasValue(0.4);
        assertThat(worse.tested().change().meanB()).hasValue(0.05);
        assertThat(worse.tested().change().difference().mean().orElse(0)).isCloseTo(-0.35, within(1e-12));
        assertThat(p(worse)).isCloseTo(P, within(1e-12));
        assertThat(worse.tested().conclusion()).isEqualTo(Conclusion.WORSE);
        assertThat(compare(B, A, Direction.HIGHER).tested().conclusion()).isEqualTo(Conclusion.BETTER);
        assertThat(compare(A, B, Direction.LOWER).tested().conclusion()).isEqualTo(Conclusion.BETTER);
        assertThat(compare(A, B, Direction.UNKNOWN).tested().conclusion()).isEqualTo(Conclusion.LOWER);
        assertThat(compare(B, A, Direction.UNKNOWN).tested().conclusion()).isEqualTo(Conclusion.HIGHER);
    }

    @Test
    void another_metric_changes_the_corrected_p_and_never_the_metrics_own() {
        Map<String, Direction> both = new LinkedHashMap<>();
        both.put(METRIC, Direction.HIGHER);
        both.put("rr", Direction.HIGHER);
        PairedCases cases = PairedCases.of(
                Cases.of(A, Map.of("rr", "11110000000000000000")), Cases.of(B, Map.of("rr", "11100000000000000000")));

        MetricComparison first =
                COMPARER.compare(cases, both, List.of()).metrics().get(0);

        assertThat(p(first)).isCloseTo(P, within(1e-12));
        assertThat(first.tested().adjusted().orElse(0)).isCloseTo(2 * P, within(1e-12));
        assertThat(first.tested().conclusion()).isEqualTo(Conclusion.NOT_SHOWN);
    }

    @Test
    void with_clusters_whole_clusters_flip() {
        MetricComparison metric =
                compare(Cases.clustered(Cases.of(A), 4), Cases.clustered(Cases.of(B), 4), Direction.HIGHER);

        // Sums by cluster: -4, -4, +1, 0, 0. Of 8 patterns the two with -8 … lie as far from 0 as -7: |±7|, |±9|.
        assertThat(p(metric)).isCloseTo(4.0 / 8, within(1e-12));
        assertThat(metric.tested().change().fewest()).isTrue();
    }

    @Test
    void values_between_are_tested_by_sign_flips() {
        MetricComparison metric = compare("2222222", "3333333", Direction.HIGHER);

        assertThat(p(metric)).isCloseTo(2.0 / 128, within(1e-12));
        assertThat(metric.tested().conclusion()).isEqualTo(Conclusion.BETTER);
        assertThat(metric.tested().change().difference().interval()).isEmpty();
        assertThat(metric.tested().change().difference().method())
                .isEqualTo("no interval: all 7 differences are equal");
    }

    @Test
    void no_case_differs_is_the_same_not_a_number_that_is_none() {
        Change change = compare("0110", "0110", Direction.HIGHER).tested().change();

        assertThat(change.same()).isTrue();
        assertThat(change.difference().mean()).hasValue(0);
        assertThat(change.difference().interval()).isEmpty();
        assertThat(change.detectable().known()).isEmpty();
        assertThat(compare("0110", "0110", Direction.HIGHER).tested().conclusion())
                .isEqualTo(Conclusion.SAME);
    }

    @Test
    void one_pair_has_a_difference_and_neither_interval_nor_p() {
        MetricComparison metric = compare("1u0", "0u", Direction.HIGHER);

        assertThat(metric.tested().change().difference().mean()).hasValue(-1);
        assertThat(metric.tested().change().difference().method()).isEqualTo("no interval: one pair");
        assertThat(metric.tested().change().p()).isEqualTo(Answer.undefined("one pair"));
        assertThat(metric.tested().adjusted()).isEmpty();
        assertThat(metric.tested().conclusion()).isEqualTo(Conclusion.NOT_TESTED);
    }

    @Test
    void no_pair_is_said_so() {
        PairedCases cases = PairedCases.of(Cases.of("uu"), Cases.of("11"));
        Comparison comparison = COMPARER.compare(cases, Map.of(METRIC, Direction.HIGHER), List.of());

        assertThat(comparison.any()).isFalse();
        assertThat(comparison.metrics().get(0).tested().change().difference().method())
                .isEqualTo("no paired case");
        assertThat(comparison.metrics().get(0).tested().change().meanA()).isEmpty();
    }

    @Test
    void what_has_no_value_on_one_side_is_left_out_and_counted() {
        MetricComparison metric = compare("uff101u", "1100fuf", Direction.HIGHER);

        assertThat(metric.leftOut()).isEqualTo(new LeftOut(1, 2, 1, 1, 1));
        assertThat(metric.tested().change().difference().n()).isEqualTo(1);
    }

    @Test
    void cases_of_one_run_only_are_listed() {
        PairedCases cases = PairedCases.of(
                List.copyOf(Cases.of("1111").subList(0, 3)),
                List.copyOf(Cases.of("111111").subList(2, 6)));

        assertThat(cases.pairs()).extracting(CasePair::id).containsExactly("q2");
        assertThat(cases.onlyA()).containsExactly("q0", "q1");
        assertThat(cases.onlyB()).containsExactly("q3", "q4", "q5");
    }

    @Test
    void slices_are_corrected_over_their_key_and_small_ones_only_shown() {
        //                 x: 6 of 6 fall     y: 1 of 6 falls    z: 3 of 3 fall
        String values = "xxxxxx" + "yyyyyy" + "zzz";
        PairedCases cases = PairedCases.of(
                Cases.sliced(Cases.of("111111" + "111111" + "111"), "topic", values),
                Cases.of("000000" + "011111" + "000"));

        SliceTable table = COMPARER.compare(cases, Map.of(METRIC, Direction.HIGHER), List.of("topic"))
                .slices()
                .get(0);

        assertThat(table.slices()).extracting(slice -> slice.slice().value()).containsExactly("x", "y", "z");
        assertThat(table.slices().get(0).tested().adjusted().orElse(0)).isCloseTo(2 * 2.0 / 64, within(1e-12));
        assertThat(table.slices().get(1).tested().adjusted()).hasValue(1);
        Tested few = table.slices().get(2).tested();
        assertThat(few.adjusted()).isEmpty();
        assertThat(few.change().difference().mean()).hasValue(-1);
        assertThat(few.change().difference().method()).isEqualTo("no interval: fewer than 5 pairs");
    }

    @Test
    void more_cases_show_a_smaller_difference() {
        double few = compare(A, B, Direction.HIGHER)
                .tested()
                .change()
                .detectable()
                .known()
                .orElse(0.0);
        double many = compare(A.repeat(5), B.repeat(5), Direction.HIGHER)
                .tested()
                .change()
                .detectable()
                .known()
                .orElse(0.0);

        assertThat(many).isPositive().isLessThan(few);
    }
}
