package dev.assay.core.stats.parted;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PartingTest {

    /** 4 of 5 fail inside, 1 of 15 outside: by the hypergeometric distribution 76 of 15504 dealings are as far (4 or 5 of the 5 failures). */
    @Test
    void without_clusters_it_is_the_permutation_test_of_two_samples() {
        double[] values = new double[20];
        java.util.Arrays.fill(values, 1);
        IntStream.of(0, 1, 2, 3, 10).forEach(i -> values[i] = 0);
        Parting parting = new Parting(values, IntStream.range(0, 20).toArray());

        PValue p = known(parting.test(new int[] {0, 1, 2, 3, 4}, 1));

        assertThat(p.p()).isCloseTo(76.0 / 15504, within(0.001));
        assertThat(parting.difference(new int[] {0, 1, 2, 3, 4})).isCloseTo(0.2 - 14 / 15.0, within(1e-12));
    }

    @Test
    void a_cluster_that_is_bad_as_a_whole_counts_once() {
        double[] values =
                IntStream.range(0, 40).mapToDouble(i -> i < 4 ? 0 : i % 7 / 7.0).toArray();
        int[] inside = {0, 1, 2, 3};
        Parting clustered =
                new Parting(values, IntStream.range(0, 40).map(i -> i / 4).toArray());
        Parting alone = new Parting(values, IntStream.range(0, 40).toArray());

        assertThat(known(clustered.test(inside, 1)).p()).isCloseTo(0.1, within(0.08));
        assertThat(known(alone.test(inside, 1)).p()).isLessThan(0.02);
    }

    @Test
    void a_side_has_the_p_of_its_rest() {
        SplittableRandom random = new SplittableRandom(3);
        double[] values = random.doubles(60).toArray();
        Parting parting = new Parting(values, IntStream.range(0, 60).toArray());
        int[] inside = IntStream.range(0, 20).toArray();
        int[] rest = IntStream.range(20, 60).toArray();

        assertThat(known(parting.test(rest, 5))).isEqualTo(known(parting.test(inside, 5)));
        assertThat(parting.difference(rest)).isCloseTo(-parting.difference(inside), within(1e-12));
    }

    @Test
    void what_cannot_be_compared_has_no_p() {
        int[] alone = IntStream.range(0, 12).toArray();

        assertThat(new Parting(new double[12], alone)
                        .test(new int[] {0, 1, 2}, 1)
                        .known())
                .isEmpty();
        // Two documents of their own size each, one of them the slice: nothing can be dealt otherwise.
        double[] values = {0, 0, 0, 1, 1, 1, 1, 1};
        Parting two = new Parting(values, new int[] {0, 0, 0, 1, 1, 1, 1, 1});
        assertThat(two.test(new int[] {0, 1, 2}, 1).known()).isEmpty();
        assertThatThrownBy(() -> two.test(new int[0], 1)).hasMessageContaining("both sides have a case");
    }

    /** 120 of 400 values, drawn once: U = Σ z e, by hand with numpy; the formula is written out here in full. */
    @Test
    void many_clusters_are_tested_by_the_robust_score() {
        SplittableRandom random = new SplittableRandom(4);
        double[] values = random.doubles(400).toArray();
        int[] inside = IntStream.range(0, 120).toArray();
        double mean = java.util.Arrays.stream(values).average().orElseThrow();
        double u = 0;
        double variance = 0;
        for (int i = 0; i < 400; i++) {
            double part = ((i < 120 ? 1 : 0) - 0.3) * (values[i] - mean);
            u += part;
            variance += part * part;
        }
        PValue p = known(new Parting(values, IntStream.range(0, 400).toArray()).test(inside, 1));

        assertThat(p.method()).isEqualTo("robust score test");
        assertThat(p.p()).isCloseTo(dev.assay.core.stats.StudentT.twoSided(u / Math.sqrt(variance), 399), within(1e-9));
    }

    @Test
    void chance_alone_alarms_in_one_of_twenty() {
        SplittableRandom random = new SplittableRandom(11);
        int alarms = 0;
        for (int round = 0; round < 1000; round++) {
            double[] values = new double[60];
            int[] clusters = new int[60];
            double shared = 0;
            for (int i = 0; i < 60; i++) {
                shared = i % 3 == 0 ? random.nextDouble() : shared;
                clusters[i] = i / 3;
                values[i] = shared + random.nextDouble() * 0.5;
            }
            int from = 3 * random.nextInt(15);
            alarms += new Parting(values, clusters)
                            .test(IntStream.range(from, from + 15).toArray(), round)
                            .known()
                            .filter(p -> p.p() < 0.05)
                            .isPresent()
                    ? 1
                    : 0;
        }
        assertThat(alarms).isBetween(30, 70);
    }

    private static PValue known(Answer<PValue> answer) {
        return answer.known().orElseThrow();
    }
}
