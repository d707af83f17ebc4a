package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScoreColumnTest {

    @Test
    void counts_each_outcome_and_lets_only_values_into_the_mean() {
        ScoreColumn column = new ScoreColumn();
        for (int i = 0; i < 3; i++) {
            column.add(Score.of(1), i);
        }
        column.add(new Score.Failed(FailureKind.JUDGE_DOWN, "no reply"), 3);
        column.add(new Score.Failed(FailureKind.JUDGE_DOWN, "no reply"), 4);
        column.add(new Score.Undefined("the answer refuses"), 5);

        assertThat(column.n()).isEqualTo(3);
        assertThat(column.estimate(1, 0.95).text())
                .isEqualTo("1.000 [0.439, 1.000] n=3 (Wilson 95 %), 1 undefined, 2 failed");
    }

    @Test
    void over_several_blocks_it_says_what_the_estimator_says_of_the_same_values() {
        double[] values = new Random(3).doubles(10_000).toArray();
        int[] clusters = new Random(4).ints(10_000, 0, 5_000).toArray();
        ScoreColumn column = new ScoreColumn();
        for (int i = 0; i < values.length; i++) {
            column.add(Score.of(values[i]), clusters[i]);
        }

        assertThat(column.estimate(9, 0.9)).isEqualTo(Estimator.estimate(values, clusters, 0, 0, 9, 0.9));
    }

    @Test
    void a_cluster_key_keeps_its_number_however_many_follow() {
        ClusterIds ids = new ClusterIds();
        for (int i = 0; i < 100_000; i++) {
            assertThat(ids.id("文档-" + i)).isEqualTo(i);
        }
        for (int i = 0; i < 100_000; i++) {
            assertThat(ids.id("文档-" + i)).isEqualTo(i);
        }
        assertThat(ids.size()).isEqualTo(100_000);
        assertThat(ids.id("")).isEqualTo(100_000);
    }
}
