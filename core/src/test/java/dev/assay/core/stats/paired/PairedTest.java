package dev.assay.core.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answers;
import dev.assay.core.stats.Bca;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Golden;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.PValue;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PairedTest {

    private static final Pairs NONE = alone(new double[0], new double[0]);
    private static final Pairs ALIKE = alone(new double[] {0, 1, 1}, new double[] {0, 1, 1});

    static List<Golden> samples() {
        return Golden.rows("paired");
    }

    static List<Golden> bits() {
        return samples().stream().filter(row -> row.number("mcnemar") >= 0).toList();
    }

    static List<Golden> ranked() {
        return samples().stream().filter(row -> row.number("wilcoxon") >= 0).toList();
    }

    private static Pairs pairs(Golden row) {
        return Pairs.of(row.numbers("first"), row.numbers("second"), row.ints("clusters"));
    }

    private static Pairs alone(double[] first, double[] second) {
        return Pairs.of(first, second, IntStream.range(0, first.length).toArray());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_bootstrap_of_the_differences_agrees_with_scipy_within_the_noise_of_the_draws(Golden row) {
        Pairs pairs = pairs(row);

        Interval interval = Bca.interval(pairs.differences(), pairs.clusterIds(), 7, 0.95);

        assertThat(interval.low()).isEqualTo(row.number("low"), within(row.number("tolLow") + 1e-9));
        assertThat(interval.high()).isEqualTo(row.number("high"), within(row.number("tolHigh") + 1e-9));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_difference_agrees_with_scipys_percentile_bootstrap_at_the_expanded_level(Golden row) {
        Estimate estimate = PairedDifference.estimate(pairs(row), 7, 0.95);

        Interval interval = estimate.interval().orElseThrow();
        assertThat(estimate.mean().orElseThrow()).isEqualTo(row.number("mean"), within(1e-12));
        assertThat(interval.low()).isEqualTo(row.number("wideLow"), within(row.number("tolWideLow") + 1e-9));
        assertThat(interval.high()).isEqualTo(row.number("wideHigh"), within(row.number("tolWideHigh") + 1e-9));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_sign_flip_test_agrees_with_scipy(Golden row) {
        PValue found = Answers.known(SignFlip.test(pairs(row), 7));

        assertThat(found.p()).isEqualTo(row.number("flip"), within(row.number("tolFlip")));
        assertThat(found.method().endsWith("exact")).isEqualTo(row.number("tolFlip") < 1e-9);
    }

    @ParameterizedTest
    @MethodSource("bits")
    void mcnemar_agrees_with_statsmodels(Golden row) {
        assertThat(Answers.known(McNemar.test(pairs(row))).p()).isEqualTo(row.number("mcnemar"), within(1e-9));
    }

    @ParameterizedTest
    @MethodSource("ranked")
    void wilcoxon_agrees_with_scipy(Golden row) {
        assertThat(Answers.known(WilcoxonSignedRank.test(pairs(row))).p())
                .isEqualTo(row.number("wilcoxon"), within(1e-9));
    }

    @Test
    void students_interval_of_the_difference_is_scipys() {
        // scipy.stats.ttest_rel(second, first).confidence_interval().
        Pairs five = alone(new double[] {3, 1, 4, 1, 5}, new double[] {1, 5, 4, 1, 2});

        Answers.assertMeasured(
                Answers.known(PairedStudent.difference(five, 0.95)),
                -0.2,
                -3.5317341262373523,
                3.131734126237352,
                1e-9);
        assertThat(Answers.why(PairedStudent.difference(ALIKE, 0.95))).contains("no variance");
    }

    @Test
    void no_pair_has_no_answer() {
        assertThat(Answers.why(PairedStudent.difference(NONE, 0.95))).isEqualTo("a mean of no case");
        assertThat(PairedDifference.estimate(NONE, 1, 0.95).text()).isEqualTo("n=0 (no paired case)");
        assertThat(Answers.why(SignFlip.test(NONE, 1))).isEqualTo("no paired case");
        assertThat(Answers.why(McNemar.test(NONE))).isEqualTo("no paired case");
        assertThat(Answers.why(WilcoxonSignedRank.test(NONE))).isEqualTo("no paired case");
        assertThat(Answers.why(PairedShares.difference(NONE, 0.95))).isEqualTo("no paired case");
    }

    @Test
    void runs_that_are_alike_differ_by_nothing_and_no_test_makes_something_of_it() {
        assertThat(PairedDifference.estimate(ALIKE, 1, 0.95).text())
                .isEqualTo("0.000 n=3 (no interval: all 3 differences are equal)");
        assertThat(Answers.known(SignFlip.test(ALIKE, 1)).p()).isEqualTo(1);
        assertThat(Answers.known(McNemar.test(ALIKE)).p()).isEqualTo(1);
        assertThat(Answers.why(WilcoxonSignedRank.test(ALIKE))).contains("nothing to rank");
    }

    @Test
    void one_pair_or_one_cluster_has_a_difference_but_no_interval() {
        Pairs one = alone(new double[] {0.5}, new double[] {0.75});
        Pairs cluster = Pairs.of(new double[] {0.5, 0.5}, new double[] {0.75, 0.25}, new int[] {3, 3});

        assertThat(PairedDifference.estimate(one, 1, 0.95).text()).isEqualTo("0.250 n=1 (no interval: one pair)");
        assertThat(PairedDifference.estimate(cluster, 1, 0.95).text())
                .isEqualTo("0.000 n=2 (no interval: all 2 pairs are one cluster)");
        assertThat(Answers.known(SignFlip.test(one, 1)).p()).isEqualTo(1);
    }

    @Test
    void the_adjusted_wald_interval_has_a_width_even_when_no_pair_differs() {
        Pairs fifty = alone(new double[50], new double[50]);

        // r = f = 1/52: margin z √(2/52/52).
        double margin = 1.959963984540054 * Math.sqrt(2.0 / 52 / 52);
        Answers.assertMeasured(Answers.known(PairedShares.difference(fifty, 0.95)), 0, -margin, margin, 1e-9);
    }

    @Test
    void the_adjusted_wald_interval_is_bonett_and_prices_formula() {
        double[] first = new double[50];
        double[] second = new double[50];
        Arrays.fill(second, 0, 7, 1);
        Arrays.fill(first, 7, 9, 1);

        // r = 8/52, f = 3/52.
        double margin = 1.959963984540054 * Math.sqrt((11 / 52.0 - 25.0 / 52 / 52) / 52);
        Answers.assertMeasured(
                Answers.known(PairedShares.difference(alone(first, second), 0.95)),
                0.1,
                5 / 52.0 - margin,
                5 / 52.0 + margin,
                1e-9);
    }

    @Test
    void tests_of_shares_refuse_other_scores() {
        Pairs graded = alone(new double[] {0, 0.5}, new double[] {1, 1});

        assertThat(Answers.why(McNemar.test(graded))).contains("scores of 0 or 1");
        assertThat(Answers.why(PairedShares.difference(graded, 0.95))).contains("scores of 0 or 1");
    }

    @Test
    void the_order_of_the_cases_does_not_matter_to_the_draws() {
        Random random = new Random(2);
        double[] first = random.doubles(40).toArray();
        double[] second = random.doubles(40).toArray();
        Pairs forward = alone(first, second);
        Pairs backward = alone(reversed(first), reversed(second));

        assertThat(SignFlip.test(backward, 5)).isEqualTo(SignFlip.test(forward, 5));
        assertThat(PairedDifference.estimate(backward, 5, 0.95).interval())
                .isEqualTo(PairedDifference.estimate(forward, 5, 0.95).interval());
        assertThat(SignFlip.test(forward, 6)).isNotEqualTo(SignFlip.test(forward, 5));
    }

    private static double[] reversed(double[] values) {
        return IntStream.range(0, values.length)
                .mapToDouble(i -> values[values.length - 1 - i])
                .toArray();
    }

    @Test
    void a_drawn_p_is_never_zero() {
        double[] second = IntStream.range(0, 200).mapToDouble(i -> 1 + i % 3).toArray();

        assertThat(Answers.known(SignFlip.test(alone(new double[200], second), 1))
                        .text())
                .isEqualTo("p = 0.0001 n=200 (sign-flip permutation, 9999 draws)");
    }

    @ParameterizedTest
    @CsvSource({"16, exact, 0.0000305176", "17, 9999 draws, 0.0001"})
    void up_to_sixteen_clusters_every_pattern_is_counted(int clusters, String how, double p) {
        double[] second = new double[clusters * 2];
        Arrays.fill(second, 1);
        int[] ids = IntStream.range(0, clusters * 2).map(i -> i / 2).toArray();

        PValue found = Answers.known(SignFlip.test(Pairs.of(new double[clusters * 2], second, ids), 1));

        assertThat(found.method()).isEqualTo("cluster sign-flip permutation, " + how);
        assertThat(found.p()).isEqualTo(p, within(1e-4 * p + (how.equals("exact") ? 0 : 2e-4)));
    }

    @Test
    void scores_without_a_partner_are_refused() {
        assertThatThrownBy(() -> alone(new double[] {1, 0}, new double[] {1}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2, 1 and 2");
        assertThatThrownBy(() -> alone(new double[] {Double.NaN}, new double[] {1}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("finite");
    }
}
