package dev.assay.engine.trec.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.trec.text.TrecFailure;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeasureTableTest {

    @ParameterizedTest
    @ValueSource(strings = {"official", "all_trec", "set"})
    void a_nickname_holds_only_measures_that_can_be_computed(String nickname) {
        for (String name : MeasureTable.nickname(nickname).orElseThrow()) {
            assertThat(MeasureTable.ORDER).contains(name);
            assertThat(MeasureTable.create(name, Optional.empty())).isNotInstanceOf(NeedsOtherJudgements.class);
        }
    }

    @Test
    void what_cannot_be_computed_are_preferences_and_judgement_groups_only() {
        for (String name : MeasureTable.ORDER) {
            assertThat(MeasureTable.create(name, Optional.empty()) instanceof NeedsOtherJudgements)
                    .as(name)
                    .isEqualTo(name.startsWith("prefs") || name.endsWith("avgjg"));
        }
        assertThat(MeasureTable.ORDER).doesNotHaveDuplicates().hasSize(57);
    }

    @ParameterizedTest
    @CsvSource({
        "P, '5,0', 1 or more",
        "P, '5,5', once",
        "P, x, 1 or more",
        "iprec_at_recall, '.1,.1', once",
        "ndcg, x, pairs are needed",
        "ndcg, '1=2,', pairs are needed",
        "ndcg, '1=2=3', pairs are needed",
        "rbp, 0.5, pairs are needed"
    })
    void wrong_parameters_are_refused(String measure, String parameters, String why) {
        assertThatThrownBy(() -> MeasureTable.create(measure, Optional.of(parameters)))
                .isInstanceOfSatisfying(
                        TrecFailure.class, e -> assertThat(e.status()).isEqualTo(2))
                .hasMessageContainingAll("'" + measure + "'", "'" + parameters + "'", why);
    }

    @ParameterizedTest
    @CsvSource({
        "P, '10,5', P_5 P_10",
        "ndcg_cut, 1.5, ndcg_cut_1",
        "iprec_at_recall, 0.125, iprec_at_recall_0.12",
        "utility, '1,2,3,4', 'utility_1,2,3,4'",
        "map, 7, map"
    })
    void columns_are_named_as_trec_eval_names_them(String measure, String parameters, String columns) {
        assertThat(MeasureTable.create(measure, Optional.of(parameters)).columns())
                .isEqualTo(List.of(columns.split(" ")));
    }

    @Test
    void gains_closer_than_one_are_sorted_rightly() {
        TopicRanking ranking = new TopicRanking(1, 0);
        ranking.clear();
        ranking.judge(2);
        ranking.judge(1);
        ranking.rank(new int[] {2, 1}, 2);
        double[] values = new double[1];

        MeasureTable.create("ndcg", Optional.of("2=0.9,1=0.5")).score(ranking, values, 0);

        assertThat(values[0]).isEqualTo(1.0);
    }
}
