package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OppositeCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The north gate stays open in winter. | The north gate stays closed in winter. | open in winter | closed in winter
        The audio guide is free for members. | The audio guide is paid for members. | free for members | paid for members
        The committee accepted the second proposal. | The committee rejected the second proposal. | accepted the second proposal | rejected the second proposal
        The licence allows commercial use. | The licence forbids commercial use. | allows commercial use | forbids commercial use
        The first launch succeeded in April. | The first launch failed in April. | succeeded in April | failed in April
        博物馆北门冬季开放。 | 博物馆北门冬季关闭。 | 北门冬季开放 | 北门冬季关闭
        停车场对住户免费。 | 停车场对住户收费。 | 场对住户免费 | 场对住户收费
        委员会通过了第二份提案。 | 委员会否决了第二份提案。 | 通过了第二份 | 否决了第二份
        该许可证允许商业使用。 | 该许可证禁止商业使用。 | 允许商业使用 | 禁止商业使用
        """)
    void words_that_rule_each_other_out_about_one_thing_clash(
            String claim, String passage, String claimWords, String passageWords) {
        assertThat(OppositeCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The gate is not closed in winter. | The gate is open in winter.
        The north gate is open. | The south gate is closed.
        The gate opens at nine and closes at five. | The gate opens at nine.
        Commercial use is not allowed. | Commercial use is forbidden.
        北门冬季没有关闭。 | 北门冬季开放。
        北门开放。 | 南门关闭。
        商场九点开放。 | 商场九点开放，晚上十点关闭。
        """)
    void a_negation_turns_an_opposite_back(String claim, String passage) {
        assertThat(OppositeCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
