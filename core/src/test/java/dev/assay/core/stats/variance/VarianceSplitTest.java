package dev.assay.core.stats.variance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VarianceSplitTest {

    private static JudgedAnswer answer(double... judgings) {
        return new JudgedAnswer(1, DoubleStream.of(judgings).boxed().toList());
    }

    private static AskedCase asked(int cluster, JudgedAnswer... answers) {
        return new AskedCase(cluster, 1, List.of(answers));
    }

    private static VarianceSplit split(boolean steady, AskedCase... cases) {
        return VarianceSplit.of(Arrays.asList(cases), steady, 1, 0.95).orElseThrow();
    }

    private static double variance(VarianceSplit split, Source source) {
        double deviation = part(split, source).deviation().orElseThrow();
        return deviation * deviation;
    }

    private static Part part(VarianceSplit split, Source source) {
        return split.parts().stream()
                .filter(part -> part.sources().contains(source))
                .findFirst()
                .orElseThrow();
    }

    private static String sources(VarianceSplit split) {
        return split.parts().stream()
                .map(part -> part.sources().stream().map(Source::word).collect(Collectors.joining("+")))
                .collect(Collectors.joining(" "));
    }

    @Test
    void two_questions_by_hand() {
        VarianceSplit split = split(false, asked(0, answer(1, 1), answer(0, 0)), asked(1, answer(1, 0), answer(1, 1)));

        assertThat(variance(split, Source.JUDGE)).isCloseTo(0.125, within(1e-12));
        assertThat(variance(split, Source.SYSTEM)).isCloseTo(0.25, within(1e-12));
        assertThat(part(split, Source.QUESTIONS).deviation()).hasValue(0);
        assertThat(part(split, Source.QUESTIONS).negative()).isTrue();
        assertThat(split.judgings()).isEqualTo(8);
        assertThat(split.error().orElseThrow()).isCloseTo(Math.sqrt((0.25 + 0.125) / 2), within(1e-12));
        assertThat(split.doubled().get(Source.QUESTIONS)).isCloseTo(Math.sqrt(0.375 / 4), within(1e-12));
        assertThat(split.doubled().get(Source.SYSTEM)).isCloseTo(Math.sqrt(0.375 / 4), within(1e-12));
        assertThat(split.doubled().get(Source.JUDGE)).isCloseTo(Math.sqrt((0.25 + 0.0625) / 2), within(1e-12));
        assertThat(split.share(part(split, Source.SYSTEM)).orElseThrow()).isCloseTo(2 / 3.0, within(1e-12));
        assertThat(split.greatest().orElseThrow().sources()).containsExactly(Source.SYSTEM);
    }

    @Test
    void unequal_numbers_by_hand() {
        VarianceSplit split = split(false, asked(0, answer(0, 2), answer(3)), asked(1, answer(5)));

        assertThat(variance(split, Source.JUDGE)).isCloseTo(2, within(1e-12));
        // Means 1 and 3 of two answers: (1 + 1 − 2 · (½ · ½ + ½)) / 1.
        assertThat(variance(split, Source.SYSTEM)).isCloseTo(0.5, within(1e-12));
        // Means 2 and 5: 4.5 less the mean of 0.5/2 + 2 (¼ · ½ + ¼) = 1 and of 0.5 + 2 = 2.5.
        assertThat(variance(split, Source.QUESTIONS)).isCloseTo(4.5 - 1.75, within(1e-12));
    }

    @Test
    void simulated_parts_are_found_again_whatever_the_numbers() {
        Random random = new Random(7);
        List<AskedCase> cases = new ArrayList<>();
        for (int question = 0; question < 4000; question++) {
            double level = 0.5 + 0.3 * random.nextGaussian();
            List<JudgedAnswer> answers = new ArrayList<>();
            for (int answer = 0; answer < 1 + question % 3; answer++) {
                double good = level + 0.2 * random.nextGaussian();
                answers.add(answer(IntStream.range(0, 1 + (question + answer) % 2)
                        .mapToDouble(judging -> good + 0.1 * random.nextGaussian())
                        .toArray()));
            }
            cases.add(new AskedCase(question, 1, answers));
        }
        VarianceSplit split = VarianceSplit.of(cases, false, 1, 0.95).orElseThrow();

        found(split, Source.QUESTIONS, 0.3);
        found(split, Source.SYSTEM, 0.2);
        found(split, Source.JUDGE, 0.1);
        assertThat(split.error().orElseThrow()).isCloseTo(Math.sqrt(0.14 / 4000), within(2e-4));
    }

    private static void found(VarianceSplit split, Source source, double truth) {
        Part part = part(split, source);
        Interval interval = part.interval().orElseThrow();
        assertThat(part.deviation().orElseThrow()).isCloseTo(truth, within(0.008));
        assertThat(truth).isBetween(interval.low(), interval.high());
        assertThat(interval.high() - interval.low()).isLessThan(0.03);
    }

    @Test
    void equal_answers_share_what_the_judge_says_and_the_system_is_not_taken_for_the_judge() {
        Random random = new Random(3);
        List<AskedCase> cases = new ArrayList<>();
        for (int question = 0; question < 4000; question++) {
            double level = random.nextGaussian();
            int same = random.nextInt(4);
            List<JudgedAnswer> answers = new ArrayList<>();
            for (int times : new int[] {same, 3 - same}) {
                double good = level + (times == same ? 0.4 : 0);
                if (times > 0) {
                    answers.add(new JudgedAnswer(
                            times, List.of(good + 0.5 * random.nextGaussian(), good + 0.5 * random.nextGaussian())));
                }
            }
            cases.add(new AskedCase(question, 3, answers));
        }
        VarianceSplit split = VarianceSplit.of(cases, false, 1, 0.95).orElseThrow();

        assertThat(part(split, Source.JUDGE).deviation().orElseThrow()).isCloseTo(0.5, within(0.01));
        assertThat(variance(split, Source.SYSTEM)).isCloseTo(0.16 / 6, within(0.01));
    }

    @Test
    void more_of_an_answer_that_is_always_the_same_does_not_make_the_judge_surer() {
        JudgedAnswer one = new JudgedAnswer(2, List.of(1.0, 0.0));
        JudgedAnswer other = new JudgedAnswer(2, List.of(0.0, 1.0));
        VarianceSplit split = split(false, asked(0, one), asked(1, other), asked(2, one), asked(3, other));

        assertThat(variance(split, Source.SYSTEM)).isZero();
        assertThat(split.doubled().get(Source.SYSTEM)).isEqualTo(split.error().orElseThrow());
        assertThat(split.doubled().get(Source.JUDGE))
                .isCloseTo(split.error().orElseThrow() / Math.sqrt(2), within(1e-12));
    }

    @Test
    void one_judging_each_leaves_system_and_judge_together() {
        VarianceSplit split = split(false, asked(0, answer(1), answer(0)), asked(1, answer(1), answer(1)));

        assertThat(sources(split)).isEqualTo("questions system+judge");
        assertThat(variance(split, Source.JUDGE)).isCloseTo(0.25, within(1e-12));
        assertThat(split.doubled()).containsOnlyKeys(Source.QUESTIONS, Source.SYSTEM);
    }

    @Test
    void a_judge_that_cannot_vary_is_zero_by_construction() {
        VarianceSplit split = split(true, asked(0, answer(1), answer(0)), asked(1, answer(1), answer(1)));

        assertThat(sources(split)).isEqualTo("questions system judge");
        assertThat(part(split, Source.JUDGE).deviation()).hasValue(0);
        assertThat(part(split, Source.JUDGE).interval()).isEmpty();
        assertThat(split.doubled()).containsOnlyKeys(Source.QUESTIONS, Source.SYSTEM);
    }

    @Test
    void one_answer_each_leaves_questions_and_system_together() {
        VarianceSplit split = split(false, asked(0, answer(1, 0)), asked(1, answer(1, 1)), asked(2, answer(0, 0)));

        assertThat(sources(split)).isEqualTo("questions+system judge");
        assertThat(variance(split, Source.JUDGE)).isCloseTo(0.5 / 3, within(1e-12));
        assertThat(split.doubled()).containsOnlyKeys(Source.QUESTIONS, Source.JUDGE);
        assertThat(sources(split(false, asked(0, answer(1)), asked(1, answer(0)))))
                .isEqualTo("questions+system+judge");
    }

    @Test
    void one_case_says_nothing_of_questions_nor_of_the_mean() {
        VarianceSplit split = split(false, asked(0, answer(1, 0), answer(1, 1)));

        assertThat(part(split, Source.QUESTIONS).deviation()).isEmpty();
        assertThat(variance(split, Source.JUDGE)).isCloseTo(0.25, within(1e-12));
        assertThat(split.error()).isEmpty();
        assertThat(split.doubled()).isEmpty();
        assertThat(split.greatest()).isEmpty();
    }

    @Test
    void where_all_is_equal_nothing_varies() {
        VarianceSplit split = split(false, asked(0, answer(0.1, 0.1), answer(0.1, 0.1)), asked(1, answer(0.1, 0.1)));

        assertThat(split.parts()).allSatisfy(part -> {
            assertThat(part.deviation()).hasValue(0);
            assertThat(part.negative()).isFalse();
            assertThat(part.interval()).isEmpty();
            assertThat(split.share(part)).isEmpty();
        });
        assertThat(split.error()).hasValue(0);
        assertThat(split.greatest()).isEmpty();
    }

    @Test
    void clusters_widen_the_error_of_the_mean_and_one_alone_has_none() {
        VarianceSplit alone =
                split(true, asked(0, answer(1)), asked(1, answer(1)), asked(2, answer(0)), asked(3, answer(0)));
        VarianceSplit clustered =
                split(true, asked(0, answer(1)), asked(0, answer(1)), asked(1, answer(0)), asked(1, answer(0)));

        assertThat(clustered.parts().get(0).deviation())
                .isEqualTo(alone.parts().get(0).deviation());
        assertThat(clustered.error().orElseThrow()).isGreaterThan(alone.error().orElseThrow());
        assertThat(split(true, asked(0, answer(1)), asked(0, answer(0))).error())
                .isEmpty();
    }

    @Test
    void nothing_measured_is_no_split_and_no_number_is_refused() {
        assertThat(VarianceSplit.of(List.of(), false, 1, 0.95)).isEmpty();
        assertThatThrownBy(() -> answer(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> answer()).isInstanceOf(IllegalArgumentException.class);
    }
}
