package dev.assay.core.stats.agreement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answers;
import dev.assay.core.stats.Golden;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class AgreementTest {

    static List<Golden> kappas() {
        return Golden.rows("kappa");
    }

    static List<Golden> alphas() {
        return Golden.rows("alpha");
    }

    static List<Golden> curves() {
        return Golden.rows("auroc");
    }

    static List<Golden> judges() {
        return Golden.rows("balanced");
    }

    private static List<Integer> list(int... values) {
        return IntStream.of(values).boxed().toList();
    }

    private static int[] alone(int n) {
        return IntStream.range(0, n).toArray();
    }

    private static List<double[]> units(Golden row) {
        return Arrays.stream(row.text("units").split(";", -1))
                .map(unit -> Arrays.stream(unit.split(" "))
                        .filter(rating -> !rating.isEmpty())
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("kappas")
    void kappa_agrees_with_statsmodels(Golden row) {
        Measured kappa = Answers.known(CohenKappa.of(list(row.ints("first")), list(row.ints("second")), 0.95));

        Answers.assertMeasured(
                kappa, row.number("value"), Math.max(-1, row.number("low")), Math.min(1, row.number("high")), 1e-9);
    }

    @Test
    void kappa_of_cases_that_repeat_in_clusters_is_less_sure() {
        Golden row = kappas().get(1);
        List<Integer> first = list(repeated(row.ints("first")));
        List<Integer> second = list(repeated(row.ints("second")));
        int[] clusters = repeated(alone(50));

        Interval naive = bounds(Answers.known(CohenKappa.of(first, second, 0.95)));
        Interval clustered = bounds(Answers.known(CohenKappa.of(first, second, clusters, 1, 0.95)));

        // Four copies of each case: the naive interval is half as wide as it should be.
        assertThat((naive.high() - naive.low()) / (clustered.high() - clustered.low()))
                .isEqualTo(0.5, within(0.05));
    }

    private static int[] repeated(int[] values) {
        return IntStream.range(0, values.length * 4).map(i -> values[i / 4]).toArray();
    }

    private static Interval bounds(Measured measured) {
        return measured.interval().orElseThrow();
    }

    @Test
    void kappa_of_one_category_is_undefined_and_of_full_agreement_has_no_interval() {
        assertThat(Answers.why(CohenKappa.of(list(1, 1, 1), list(1, 1, 1), 0.95)))
                .isEqualTo("both raters gave all 3 cases one and the same category");
        assertThat(Answers.why(CohenKappa.of(list(), list(), 0.95))).isEqualTo("no case was rated by both");
        assertThat(Answers.known(CohenKappa.of(list(1, 2, 1), list(1, 2, 1), 0.95))
                        .text())
                .isEqualTo("1.000 n=3 (no interval: the table of the two raters shows no variation)");
        assertThat(Answers.known(CohenKappa.of(list(1, 1, 2), list(2, 2, 2), 0.95))
                        .value())
                .isEqualTo(0);
        assertThatThrownBy(() -> CohenKappa.of(list(1), list(1, 2), 0.95)).hasMessageContaining("1 and 2 ratings");
    }

    @ParameterizedTest
    @MethodSource("alphas")
    void alpha_agrees_with_krippendorff_on_every_scale(Golden row) {
        for (Scale scale : Scale.values()) {
            Measured alpha = Answers.known(KrippendorffAlpha.of(units(row), scale, 1, 0.95));

            assertThat(alpha.value()).isEqualTo(row.number(scale.name().toLowerCase(Locale.ROOT)), within(1e-9));
            assertThat(bounds(alpha).low()).isLessThan(alpha.value());
            assertThat(bounds(alpha).high()).isGreaterThan(alpha.value());
        }
    }

    @Test
    void krippendorffs_own_example() {
        List<double[]> book = units(alphas().get(0));

        assertThat(Answers.known(KrippendorffAlpha.of(book, Scale.ORDINAL, 1, 0.95))
                        .text())
                .startsWith("0.815 [")
                .endsWith("n=11 (Krippendorff's alpha, ordinal, bootstrap 95 %)");
    }

    @Test
    void alpha_without_pairs_or_variance_is_undefined() {
        List<double[]> single = List.of(new double[] {1}, new double[] {2}, new double[0]);
        List<double[]> equal = List.of(new double[] {1, 1}, new double[] {1, 1});

        assertThat(Answers.why(KrippendorffAlpha.of(single, Scale.NOMINAL, 1, 0.95)))
                .isEqualTo("no unit has two ratings");
        assertThat(Answers.why(KrippendorffAlpha.of(equal, Scale.INTERVAL, 1, 0.95)))
                .contains("no variance");
    }

    @ParameterizedTest
    @MethodSource("curves")
    void the_area_agrees_with_scikit_learn_and_its_interval_with_delong(Golden row) {
        Measured area = Answers.known(Auroc.of(row.numbers("scores"), row.bits("labels"), 0.95));

        assertThat(area.value()).isEqualTo(row.number("value"), within(1e-12));
        // The witness computes mid-ranks in 32 bits.
        Answers.assertMeasured(area, row.number("value"), row.number("low"), row.number("high"), 1e-6);
    }

    @Test
    void the_bootstrap_interval_of_the_area_is_close_to_delongs_where_cases_are_alone() {
        Golden row = curves().get(3);
        Interval delong = bounds(Answers.known(Auroc.of(row.numbers("scores"), row.bits("labels"), 0.95)));
        Interval bootstrap =
                bounds(Answers.known(Auroc.of(row.numbers("scores"), row.bits("labels"), alone(200), 1, 0.95)));

        Answers.assertBounds(bootstrap, delong.low(), delong.high(), 0.15 * (delong.high() - delong.low()));
    }

    @Test
    void ties_count_half() {
        double[] same = {0.4, 0.4, 0.4, 0.4};

        assertThat(Answers.known(Auroc.of(same, new boolean[] {true, false, true, false}, 0.95))
                        .value())
                .isEqualTo(0.5);
    }

    @Test
    void one_sided_labels_have_no_area() {
        assertThat(Answers.why(Auroc.of(new double[] {1, 2}, new boolean[] {true, true}, 0.95)))
                .isEqualTo("all 2 labels are positive: nothing to tell apart");
        assertThat(Answers.why(Auroc.of(new double[] {1}, new boolean[1], new int[1], 1, 0.95)))
                .isEqualTo("all 1 labels are negative: nothing to tell apart");
        assertThat(Answers.why(Auroc.of(new double[0], new boolean[0], 0.95))).isEqualTo("no labelled case");
    }

    @Test
    void classes_parted_completely_show_no_variation() {
        boolean[] labels = {false, false, true, true};

        assertThat(Answers.known(Auroc.of(new double[] {1, 2, 3, 4}, labels, 0.95))
                        .text())
                .isEqualTo("1.000 n=4 (no interval: the cases show no variation of the area)");
        assertThat(Answers.known(Auroc.of(new double[] {1, 2, 3}, new boolean[] {false, false, true}, 0.95))
                        .text())
                .isEqualTo("1.000 n=3 (no interval: one class has a single case)");
    }

    @ParameterizedTest
    @MethodSource("judges")
    void balanced_accuracy_agrees_with_scikit_learn(Golden row) {
        Confusion confusion = Confusion.of(row.bits("people"), row.bits("judge"));

        Answers.assertMeasured(
                Answers.known(confusion.balancedAccuracy(0.95)),
                row.number("value"),
                row.number("low"),
                row.number("high"),
                1e-9);
    }

    @Test
    void a_judge_without_a_fault_is_still_not_certain() {
        Interval interval = bounds(Answers.known(new Confusion(10, 0, 10, 0).balancedAccuracy(0.95)));

        assertThat(interval.low()).isBetween(0.75, 0.9);
        assertThat(interval.high()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 3, 1, '0 positive, 4 negative'", "2, 1, 0, 0, '3 positive, 0 negative'"})
    void one_sided_labels_have_no_balanced_accuracy(int tp, int fn, int tn, int fp, String counts) {
        Confusion confusion = new Confusion(tp, fn, tn, fp);

        assertThat(Answers.why(confusion.balancedAccuracy(0.95))).contains("one-sided: " + counts);
        assertThat(Answers.why(tp + fn == 0 ? confusion.truePositiveRate(0.95) : confusion.trueNegativeRate(0.95)))
                .startsWith("people labelled no case");
    }
}
