package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantifierCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        All employees work from home. | Most employees work from home. | All employees work | Most employees work
        Every branch opens on Sundays. | Some branches open on Sundays. | Every branch opens | Some branches open
        Most patients recovered within a week. | Few patients recovered within a week. | Most patients recovered | Few patients recovered
        None of the samples were contaminated. | Several of the samples were contaminated. | None of the samples were contaminated | Several of the samples were contaminated
        The pump is always cleaned at night. | The pump is usually cleaned at night. | always cleaned at night | usually cleaned at night
        He often visits the archive. | He rarely visits the archive. | often visits the archive | rarely visits the archive
        Some of the seats are numbered. | None of the seats are numbered. | Some of the seats are numbered | None of the seats are numbered
        所有员工都在家办公。 | 部分员工在家办公。 | 所有员工都在家办 | 部分员工在家
        大多数学校配有游泳池。 | 少数学校配有游泳池。 | 大多数学校配有 | 少数学校配有
        全部车站都有电梯。 | 大部分车站都有电梯。 | 全部车站都有 | 大部分车站都有
        系统总是在夜间备份数据。 | 系统偶尔在夜间备份数据。 | 总是在夜间备 | 偶尔在夜间备
        无一房间朝南。 | 部分房间朝南。 | 无一房间朝南 | 部分房间朝南
        """)
    void what_holds_for_most_or_some_does_not_hold_for_all(
            String claim, String passage, String claimWords, String passageWords) {
        assertThat(QuantifierCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Some employees work from home. | All employees work from home.
        All rooms have a desk. | All rooms have a desk and some rooms have a sofa.
        All students eat lunch at school. | Most teachers eat lunch at home.
        Not all employees work from home. | Most employees work from home.
        Every day the shop opens at nine. | Some of the shops open at nine.
        At most five guests may stay. | All guests may stay.
        部分员工在家办公。 | 所有员工都在家办公。
        所有房间都带阳台。 | 所有房间都带阳台，部分房间可以看到海港。
        并非所有员工在家办公。 | 大部分员工在家办公。
        每年举办一次展览。 | 部分展览每年举办一次。
        """)
    void what_follows_from_the_passage_or_speaks_of_something_else_does_not_clash(String claim, String passage) {
        assertThat(QuantifierCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
