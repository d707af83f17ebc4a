package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparativeCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Sales rose in the second quarter. | Sales fell in the second quarter. | rose in the second quarter | fell in the second quarter
        The northern route is longer than the coastal route. | The coastal route is longer than the northern route. | The northern route is longer than the coastal route | The coastal route is longer than the northern route
        Copper is a better conductor than silver. | Silver is a better conductor than copper. | Copper is a better conductor than silver | Silver is a better conductor than copper
        Take the tablets before breakfast. | Take the tablets after breakfast. | before breakfast | after breakfast
        The new engine uses more fuel. | The new engine uses less fuel. | more fuel | less fuel
        The tower is higher than the dome. | The tower is lower than the dome. | higher than the dome | lower than the dome
        Orders must be at least ten boxes. | Orders must be at most ten boxes. | at least ten boxes | at most ten boxes
        It is the largest lake in the province. | It is the smallest lake in the province. | largest lake in the province | smallest lake in the province
        The bus arrives earlier than the train. | The train arrives earlier than the bus. | The bus arrives earlier than the train | The train arrives earlier than the bus
        去年出口额增长了。 | 去年出口额下降了。 | 年出口额增长 | 年出口额下降
        铜的导电性高于银的导电性能。 | 铜的导电性低于银的导电性能。 | 高于银的导电性能 | 低于银的导电性能
        青岛比大连冷。 | 大连比青岛冷。 | 青岛比大连冷 | 大连比青岛冷
        请在手术之前服药。 | 请在手术之后服药。 | 之前服药 | 之后服药
        红茶价格高于绿茶。 | 绿茶价格高于红茶。 | 红茶价格高于绿茶 | 绿茶价格高于红茶
        甲班人数多于乙班人数。 | 甲班人数少于乙班人数。 | 多于乙班人数 | 少于乙班人数
        """)
    void turned_directions_and_changed_places_clash(
            String claim, String passage, String claimWords, String passageWords) {
        assertThat(ComparativeCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The dome is lower than the tower. | The tower is higher than the dome.
        Sales rose in the second quarter. | Sales rose in the second quarter and fell in the third.
        The ticket costs more than the map. | The map costs less than the ticket.
        Costs fell in May. | Sales rose in June.
        The tower is higher than the dome. | The tower is higher than the dome.
        Wash your hands before eating. | Eat only after washing your hands.
        绿茶价格低于红茶。 | 红茶价格高于绿茶。
        青岛比大连冷。 | 青岛比大连冷，但风更小。
        比赛在青岛举行。 | 大连的比赛在秋天举行。
        进口额下降。 | 出口额增长。
        """)
    void the_same_order_told_from_either_end_does_not_clash(String claim, String passage) {
        assertThat(ComparativeCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
