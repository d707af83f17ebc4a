package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every case, tried on seeded random ones: plain ids, OR groups, documents, spans. */
class RetrievalPropertiesTest {

    private static final int ROUNDS = 400;

    static final List<String> NAMES = Stream.of(
                    "recall@1 recall@5 recall(rel=2)@3 precision@5 precision(rel=3)@2 f1@4 f1(rel=2)@9 success@3",
                    "success(rel=2)@1 rr rr@2 rr(rel=2) rr(rel=3)@7 ap ap@3 ap(rel=2) ap(rel=2)@10 ndcg ndcg@5",
                    "ndcg(gain=exp) ndcg(gain=exp)@10 rprec rprec(rel=2) bpref bpref(rel=2) infap infap(rel=3)",
                    "rbp rbp(p=0.5) rbp(p=0.95,rel=2)@10 rbp@3 rbp(p=0.123456789012345) err@5 err(max=3)@20 judged@4",
                    "contextPrecision@5 contextPrecision(rel=2)@2 contextRecall@5 contextRecall(rel=2)@2")
            .flatMap(line -> Stream.of(line.split(" ")))
            .toList();

    @ParameterizedTest
    @FieldSource("NAMES")
    void a_name_prints_as_written_and_parses_back_to_an_equal_metric(String name) {
        RankingMetric metric = Picture.metric(name);
        assertThat(metric.name()).hasToString(name);
        assertThat(Picture.metric(metric.name().toString())).isEqualTo(metric).hasSameHashCodeAs(metric);
        assertThat(Picture.metric(name.toUpperCase(Locale.ROOT))).isEqualTo(metric);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void a_score_lies_between_zero_and_one_or_is_undefined(String name) {
        RankingMetric metric = Picture.metric(name);
        int valued = 0;
        for (int seed = 0; seed < ROUNDS; seed++) {
            Score score = score(metric, RandomCase.of(seed));
            if (score instanceof Score.Value value) {
                valued++;
                assertThat(value.value()).as("seed %s", seed).isBetween(0.0, 1.0 + 1e-12);
            } else {
                assertThat(score).isInstanceOf(Score.Undefined.class);
            }
        }
        assertThat(valued).isGreaterThan(ROUNDS / 8);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void an_irrelevant_item_at_the_end_changes_nothing(String name) {
        RankingMetric metric = Picture.metric(name);
        for (int seed = 0; seed < ROUNDS && !name.startsWith("judged"); seed++) {
            RandomCase random = RandomCase.of(seed);
            List<Retrieved> longer = new ArrayList<>(random.ranking().items());
            longer.add(Retrieved.of("never judged"));
            RandomCase appended = new RandomCase(random.judgments(), Ranking.of(longer));
            assertThat(score(metric, appended)).as("seed %s", seed).isEqualTo(score(metric, random));
        }
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void the_order_of_the_labels_means_nothing(String name) {
        RankingMetric metric = Picture.metric(name);
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomCase random = RandomCase.of(seed);
            List<RelevantGroup> groups = new ArrayList<>(random.judgments().groups());
            Collections.shuffle(groups, new Random(seed));
            RandomCase shuffled = new RandomCase(new Judgments(groups), random.ranking());
            assertThat(score(metric, shuffled)).as("seed %s", seed).isEqualTo(score(metric, random));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ndcg",
                "ndcg(gain=exp)",
                "ndcg@3",
                "ap",
                "rprec",
                "bpref",
                "recall@99",
                "rr",
                "success@1",
                "contextPrecision@7"
            })
    void the_best_order_of_plain_items_gives_one(String name) {
        RankingMetric metric = Picture.metric(name);
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomCase best = RandomCase.plain(seed).bestOrder();
            if (best.relevant() > 0) {
                assertThat(score(metric, best).number().orElseThrow())
                        .as("seed %s", seed)
                        .isCloseTo(1, org.assertj.core.api.Assertions.within(1e-12));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ndcg", "ndcg@4", "ap", "ap@4", "rr", "rbp", "err@9", "bpref", "infap", "recall@3", "precision@3"
            })
    void moving_a_relevant_item_up_past_an_irrelevant_one_never_lowers(String name) {
        RankingMetric metric = Picture.metric(name);
        int moved = 0;
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomCase random = RandomCase.plain(seed);
            JudgedRanking judged = JudgedRanking.of(random.judgments(), random.ranking());
            for (int rank = 2; rank <= judged.size(); rank++) {
                if (judged.isRelevant(rank, 1) && judged.grade(rank - 1, 0) == 0 && random.largestGrade() <= 4) {
                    List<Retrieved> items = new ArrayList<>(random.ranking().items());
                    Collections.swap(items, rank - 2, rank - 1);
                    double after = number(metric, new RandomCase(random.judgments(), Ranking.of(items)));
                    assertThat(after).as("seed %s", seed).isGreaterThanOrEqualTo(number(metric, random) - 1e-5);
                    moved++;
                }
            }
        }
        assertThat(moved).isGreaterThan(100);
    }

    @Test
    void with_plain_items_groups_of_one_equal_the_items_themselves() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomCase random = RandomCase.plain(seed);
            JudgedRanking judged = JudgedRanking.of(random.judgments(), random.ranking());
            for (int k = 1; k <= judged.size(); k++) {
                assertThat(judged.found(1, k)).isEqualTo(judged.relevantItems(1, k));
                assertThat(judged.gain(k)).isEqualTo(Math.max(0, judged.grade(k, 0)));
            }
        }
    }

    private static double number(RankingMetric metric, RandomCase random) {
        return score(metric, random).number().orElseThrow();
    }

    private static Score score(RankingMetric metric, RandomCase random) {
        return metric.score(JudgedRanking.of(random.judgments(), random.ranking()));
    }
}
