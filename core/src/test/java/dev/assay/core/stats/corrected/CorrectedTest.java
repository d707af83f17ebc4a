package dev.assay.core.stats.corrected;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answers;
import dev.assay.core.stats.Golden;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.Confusion;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CorrectedTest {

    private static final double[] PEOPLE = {1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1};
    private static final double[] JUDGE = {1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1};
    private static final double[] OTHERS = new double[200];

    static {
        Arrays.fill(OTHERS, 0, 164, 1);
    }

    private static final LabelledScores KNOWN = LabelledScores.of(PEOPLE, JUDGE, OTHERS);

    static List<Golden> samples() {
        return Golden.rows("ppi");
    }

    static List<Golden> judges() {
        return Golden.rows("rogan");
    }

    @Test
    void the_known_figures() {
        Answers.assertMeasured(
                Answers.known(Ppi.peopleOnly(KNOWN, 0.95)).estimate(), 0.666667, 0.399949, 0.933384, 1e-6);
        Answers.assertMeasured(Answers.known(Ppi.plain(KNOWN, 0.95)).estimate(), 0.736667, 0.452691, 1.020643, 1e-6);
        Corrected tuned = Answers.known(Ppi.tuned(KNOWN, 0.95));
        Answers.assertMeasured(tuned.estimate(), 0.703152, 0.457376, 0.948928, 1e-6);
        assertThat(tuned.lambda()).isEqualTo(0.521219, within(1e-6));
        assertThat(tuned.standardError()).isEqualTo(0.125398, within(1e-6));
        assertThat(tuned.estimate().text()).isEqualTo("0.703 [0.457, 0.949] n=12 (PPI++ 95 %)");
        assertThat(KNOWN.unlabelled().mean()).isEqualTo(0.82, within(1e-12));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void agree_with_ppi_py(Golden row) {
        LabelledScores scores =
                LabelledScores.of(row.numbers("people"), row.numbers("judge"), row.numbers("unlabelled"));

        Answers.assertMeasured(
                Answers.known(Ppi.plain(scores, 0.95)).estimate(),
                row.number("plain"),
                row.number("plainLow"),
                row.number("plainHigh"),
                1e-9);
        Answers.assertMeasured(
                Answers.known(Ppi.tuned(scores, 0.95)).estimate(),
                row.number("tuned"),
                row.number("tunedLow"),
                row.number("tunedHigh"),
                1e-9);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_paired_form_is_the_same_on_differences(Golden row) {
        double[] people = row.numbers("people");
        double[] judge = row.numbers("judge");
        double[] others = row.numbers("unlabelled");
        // The first system scored half of what the second did.
        LabelledScores first = LabelledScores.of(halved(people), halved(judge), halved(others));
        LabelledScores second = LabelledScores.of(people, judge, others);

        Corrected difference = Answers.known(Ppi.tuned(LabelledScores.difference(first, second), 0.95));

        Measured half = difference.estimate();
        Interval bounds = half.interval().orElseThrow();
        assertThat(2 * half.value()).isEqualTo(row.number("tuned"), within(1e-9));
        Answers.assertBounds(bounds, row.number("tunedLow") / 2, row.number("tunedHigh") / 2, 1e-9);
    }

    private static double[] halved(double[] values) {
        return Arrays.stream(values).map(value -> value / 2).toArray();
    }

    @Test
    void for_few_labels_the_interval_is_wider_about_the_same_mean() {
        Measured published = Answers.known(Ppi.tuned(KNOWN, 0.95)).estimate();
        Measured few = Answers.known(Ppi.tunedForFewLabels(KNOWN, 0.95)).estimate();

        assertThat(few.value()).isEqualTo(published.value());
        assertThat(width(few) / width(published)).isBetween(1.1, 1.4);
    }

    private static double width(Measured measured) {
        Interval interval = measured.interval().orElseThrow();
        return interval.high() - interval.low();
    }

    @Test
    void a_judge_that_says_always_the_same_is_not_trusted_at_all() {
        LabelledScores constant = LabelledScores.of(PEOPLE, ones(12), ones(50));

        Corrected tuned = Answers.known(Ppi.tuned(constant, 0.95));

        assertThat(tuned.lambda()).isEqualTo(0);
        assertThat(tuned.estimate().interval())
                .isEqualTo(
                        Answers.known(Ppi.peopleOnly(constant, 0.95)).estimate().interval());
    }

    private static double[] ones(int n) {
        double[] ones = new double[n];
        Arrays.fill(ones, 1);
        return ones;
    }

    @Test
    void a_judge_that_contradicts_people_is_not_trusted_at_all() {
        double[] contrary = Arrays.stream(PEOPLE).map(value -> 1 - value).toArray();

        assertThat(Answers.known(Ppi.tuned(LabelledScores.of(PEOPLE, contrary, OTHERS), 0.95))
                        .lambda())
                .isEqualTo(0);
    }

    @Test
    void too_few_labels_or_no_variance_are_undefined() {
        LabelledScores one = LabelledScores.of(new double[] {1}, new double[] {1}, OTHERS);
        LabelledScores none = LabelledScores.of(new double[0], new double[0], new double[0]);
        LabelledScores flat = LabelledScores.of(ones(5), ones(5), ones(50));
        LabelledScores alone = LabelledScores.of(PEOPLE, JUDGE, new double[0]);

        assertThat(Answers.why(Ppi.tuned(one, 0.95))).startsWith("labelled cases: 1;");
        assertThat(Answers.why(Ppi.peopleOnly(none, 0.95))).startsWith("labelled cases: 0;");
        assertThat(Answers.why(Ppi.tunedForFewLabels(one, 0.95))).contains("3 are the least");
        assertThat(Answers.why(Ppi.plain(flat, 0.95))).contains("no variance");
        assertThat(Answers.why(Ppi.plain(alone, 0.95))).startsWith("unlabelled cases: 0;");
        assertThat(Answers.known(Ppi.tuned(alone, 0.95)).lambda()).isEqualTo(0);
    }

    @Test
    void scores_of_other_cases_are_refused() {
        assertThatThrownBy(() -> LabelledScores.of(PEOPLE, new double[3], OTHERS))
                .hasMessageContaining("12 and 3");
        LabelledScores shorter = LabelledScores.of(PEOPLE, JUDGE, new double[7]);
        assertThatThrownBy(() -> LabelledScores.difference(shorter, KNOWN)).hasMessageContaining("200 and 7");
        assertThatThrownBy(() -> LabelledScores.of(new double[] {Double.NaN}, new double[1], OTHERS))
                .hasMessageContaining("finite");
    }

    @ParameterizedTest
    @MethodSource("judges")
    void rogan_and_gladens_share_agrees_with_the_delta_method_by_numeric_gradient(Golden row) {
        Confusion against = new Confusion(row.count("tp"), row.count("fn"), row.count("tn"), row.count("fp"));

        Answers.assertMeasured(
                Answers.known(RoganGladen.share(against, row.count("yes"), row.count("judged"), 0.95)),
                row.number("value"),
                row.number("low"),
                row.number("high"),
                1e-6);
    }

    @Test
    void the_known_share_by_rogan_and_gladen() {
        Confusion against = Confusion.of(bits(PEOPLE), bits(JUDGE));

        assertThat(Answers.known(against.truePositiveRate(0.95)).value()).isEqualTo(0.875);
        assertThat(Answers.known(against.trueNegativeRate(0.95)).value()).isEqualTo(0.5);
        assertThat(Answers.known(RoganGladen.share(against, 164, 200, 0.95)).value())
                .isEqualTo(0.853333, within(1e-6));
    }

    private static boolean[] bits(double[] values) {
        boolean[] bits = new boolean[values.length];
        for (int i = 0; i < values.length; i++) {
            bits[i] = values[i] == 1;
        }
        return bits;
    }

    @ParameterizedTest
    @CsvSource({
        "3, 0, 0, 0, 5, 9, one-sided",
        "0, 0, 2, 2, 5, 9, one-sided",
        "5, 5, 5, 5, 5, 9, no better than chance",
        "1, 9, 1, 9, 5, 9, no better than chance",
        "9, 1, 9, 1, 0, 0, no case was judged"
    })
    void what_labels_cannot_tell_is_undefined(int tp, int fn, int tn, int fp, int yes, int judged, String why) {
        assertThat(Answers.why(RoganGladen.share(new Confusion(tp, fn, tn, fp), yes, judged, 0.95)))
                .contains(why);
    }

    @Test
    void a_judge_barely_better_than_chance_tells_nothing() {
        // 1 of 1 and 1 of 4: adjusted 2/3 + 2/6 = 1.
        assertThat(Answers.known(RoganGladen.share(new Confusion(1, 0, 1, 3), 5, 9, 0.95))
                        .interval())
                .contains(new Interval(0, 1, 0.95));
    }

    @Test
    void nineteen_in_twenty_intervals_hold_the_share() {
        Random random = new Random(17);
        int holds = 0;
        for (int run = 0; run < 2_000; run++) {
            int tp = binomial(random, 60, 0.9);
            int tn = binomial(random, 40, 0.8);
            int yes = binomial(random, 300, 0.7 * 0.9 + 0.3 * 0.2);
            Interval interval = Answers.known(
                            RoganGladen.share(new Confusion(tp, 60 - tp, tn, 40 - tn), yes, 300, 0.95))
                    .interval()
                    .orElseThrow();
            holds += interval.low() <= 0.7 && 0.7 <= interval.high() ? 1 : 0;
        }
        // Standard deviation 10.
        assertThat(holds).isBetween(1_870, 1_940);
    }

    private static int binomial(Random random, int n, double share) {
        return (int) random.doubles(n).filter(u -> u < share).count();
    }
}
