package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.Score;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class GainTest {

    @Test
    void the_gain_is_the_share_of_the_cases_times_what_they_lack() {
        ScoreColumn all = new ScoreColumn();
        ScoreColumn some = new ScoreColumn();
        for (int i = 0; i < 10; i++) {
            Score score = Score.of(i < 2 ? 0.2 : 0.8);
            all.add(score, i);
            if (i < 2) {
                some.add(score, i);
            }
        }

        Gain gain = Gain.of(all, some, 0.95).orElseThrow();

        assertThat(gain.change()).isCloseTo(0.2 * (0.8 - 0.2), within(1e-12));
        assertThat(gain.method()).isEqualTo("linearised, Student 95 %");
    }

    @Test
    void values_without_a_rest_or_without_such_cases_give_nothing() {
        ScoreColumn all = new ScoreColumn();
        all.add(Score.of(1), 0);

        assertThat(Gain.of(all, all, 0.95)).isEmpty();
        assertThat(Gain.of(all, new ScoreColumn(), 0.95)).isEmpty();
    }

    @Test
    void one_cluster_has_no_interval() {
        ScoreColumn all = new ScoreColumn();
        ScoreColumn some = new ScoreColumn();
        all.add(Score.of(1), 0);
        all.add(Score.of(0), 0);
        some.add(Score.of(0), 0);

        assertThat(Gain.of(all, some, 0.95).orElseThrow().interval()).isEmpty();
    }

    /** A fifth of the cases is sick and scores lower; the true gain is 0.2 * (0.8 - 0.3) = 0.1. */
    @Test
    void nineteen_of_twenty_intervals_hold_the_true_gain_with_and_without_clusters() {
        assertThat(held(1)).isBetween(0.93, 0.97);
        assertThat(held(4)).isBetween(0.92, 0.975);
    }

    private static double held(int perCluster) {
        SplittableRandom random = new SplittableRandom(7);
        int held = 0;
        int rounds = 1500;
        for (int round = 0; round < rounds; round++) {
            ScoreColumn all = new ScoreColumn();
            ScoreColumn some = new ScoreColumn();
            for (int cluster = 0; cluster < 60; cluster++) {
                boolean sick = random.nextDouble() < 0.2;
                double level = sick ? 0.3 : 0.8;
                double shift = random.nextDouble() * 0.2 - 0.1;
                for (int i = 0; i < perCluster; i++) {
                    Score score = Score.of(level + shift + random.nextDouble() * 0.2 - 0.1);
                    all.add(score, cluster);
                    if (sick) {
                        some.add(score, cluster);
                    }
                }
            }
            Interval interval =
                    Gain.of(all, some, 0.95).orElseThrow().interval().orElseThrow();
            held += interval.low() <= 0.1 && 0.1 <= interval.high() ? 1 : 0;
        }
        return (double) held / rounds;
    }
}
