package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModalityCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Visitors must register at the desk. | Visitors may register at the desk. | must register at the desk | may register at the desk
        Members have to bring a towel. | Members can bring a towel. | have to bring a towel | can bring a towel
        You need not bring your own laptop. | You must bring your own laptop. | need not bring your own | must bring your own
        Guests may smoke on the balcony. | Guests must not smoke on the balcony. | may smoke on the balcony | must not smoke on the balcony
        Applicants are required to attend an interview. | Applicants are not required to attend an interview. | are required to attend an interview | are not required to attend an interview
        Staff can keep the device at home. | Staff are not allowed to keep the device at home. | can keep the device | are not allowed to keep the device
        访客必须登记证件。 | 访客可以登记证件。 | 必须登记证件 | 可以登记证件
        业主可以饲养大型犬。 | 业主不得饲养大型犬。 | 可以饲养大型 | 不得饲养大型
        申请人无需提交照片。 | 申请人必须提交照片。 | 无需提交照片 | 必须提交照片
        考生应当携带身份证原件。 | 考生不必携带身份证原件。 | 应当携带身份 | 不必携带身份
        乘客可自行携带饮料。 | 乘客严禁自行携带饮料。 | 可自行携带饮料 | 严禁自行携带
        """)
    void what_may_be_done_need_not_be_done(String claim, String passage, String claimWords, String passageWords) {
        assertThat(ModalityCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Visitors have to register at the desk. | Visitors must register at the desk.
        Visitors can register at the desk. | Visitors are allowed to register at the desk.
        Visitors must register at the desk. | Visitors must register at the desk and may leave a bag there.
        The river can be seen from the tower. | The river must be crossed by boat.
        The fair takes place in May. | The fair must take place in spring.
        You must not smoke on the balcony. | You may not smoke on the balcony.
        访客须登记证件。 | 访客必须登记证件。
        访客可以登记证件。 | 访客能够登记证件。
        供应商可能延迟交货。 | 供应商必须按时交货。
        业主不可饲养大型犬。 | 业主不得饲养大型犬。
        """)
    void the_same_duty_in_other_words_does_not_clash(String claim, String passage) {
        assertThat(ModalityCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
