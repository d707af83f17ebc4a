package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The alarm sounds if the door is locked. | The alarm sounds unless the door is locked. | if the door is locked | unless the door is locked
        The price is shown including tax. | The price is shown excluding tax. | including tax | excluding tax
        The phone is sold with a charger. | The phone is sold without a charger. | with a charger | without a charger
        Refunds are paid regardless of the receipt. | Refunds are paid only with the receipt. | regardless of the receipt | only with the receipt
        You may enter even if no ticket is booked. | You may enter provided you have a ticket booked. | even if no ticket is booked | provided you have a ticket booked
        除非天气恶劣，否则航班取消。 | 如果天气恶劣，航班取消。 | 除非天气恶劣 | 如果天气恶劣
        套餐价格含早餐费用。 | 套餐价格不含早餐费用。 | 含早餐费用 | 不含早餐费用
        无论是否持有会员卡都能入场。 | 只有持有会员卡才能入场。 | 无论是否持有会员 | 只有持有会员
        报价包括运费。 | 报价不包括运费。 | 包括运费 | 不包括运费
        """)
    void with_is_not_without_and_if_is_not_unless(
            String claim, String passage, String claimWords, String passageWords) {
        assertThat(ConditionCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The alarm sounds unless the door is locked. | The alarm sounds if the door is not locked.
        The alarm sounds when the door is locked. | The alarm sounds if the door is locked.
        Refunds are paid if you have the receipt. | Refunds are paid regardless of the receipt.
        Coffee is served with milk. | Tea is served without sugar.
        The price includes tax. | The price is shown with tax.
        只要持有会员卡就能入场。 | 只有持有会员卡才能入场。
        如果天气恶劣，航班取消。 | 若天气恶劣，航班取消。
        套餐价格含早餐。 | 套餐价格含早餐，不含晚餐。
        """)
    void the_same_condition_does_not_clash(String claim, String passage) {
        assertThat(ConditionCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
