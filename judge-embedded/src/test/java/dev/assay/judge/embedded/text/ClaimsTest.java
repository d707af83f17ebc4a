package dev.assay.judge.embedded.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        退款将在3到5个工作日内到账，并承诺24小时内到账。     | 退款将在3到5个工作日内到账 ¦ 并承诺24小时内到账。
        退款会在3到5个工作日内到账，并且保证24小时内到账。   | 退款会在3到5个工作日内到账 ¦ 并且保证24小时内到账。
        退款申请审核通过后，款项将在3到5个工作日内原路退回。 | 退款申请审核通过后，款项将在3到5个工作日内原路退回。
        如果订单已发货，需要先拒收。                         | 如果订单已发货，需要先拒收。
        北京，上海和广州都支持自提。                         | 北京，上海和广州都支持自提。
        公司表示，新工厂将于明年投产。                        | 公司表示，新工厂将于明年投产。
        请先关闭电源，以免触电。                             | 请先关闭电源，以免触电。
        未满18岁的，须由监护人陪同才能办理。                  | 未满18岁的，须由监护人陪同才能办理。
        博物馆设有三个展厅，包括青铜器、陶瓷和书画。           | 博物馆设有三个展厅，包括青铜器、陶瓷和书画。
        产品有三种颜色，分别是红、黄、蓝，售价99元。           | 产品有三种颜色，分别是红、黄、蓝 ¦ 售价99元。
        故宫位于北京，始建于1420年，占地72万平方米。         | 故宫位于北京 ¦ 始建于1420年 ¦ 占地72万平方米。
        支持七天无理由退货                                   | 支持七天无理由退货
        1900 年，特斯拉获得了专利。                          | 1900 年，特斯拉获得了专利。
        2008 年 2 月 28 日，双方签署了协议，政府随后成立。   | 2008 年 2 月 28 日，双方签署了协议 ¦ 政府随后成立。
        """)
    void chinese_clauses_that_each_state_something_are_claims(String answer, String expected) {
        assertThat(texts(answer)).containsExactly(expected.split(" ¦ "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Refunds take 5 days, and they are free of charge.  | Refunds take 5 days ¦ and they are free of charge.
        The plan costs $20; you can cancel anytime.        | The plan costs $20 ¦ you can cancel anytime.
        Paris, London, and Rome are capitals.              | Paris, London, and Rome are capitals.
        If you cancel, and it is late, you pay a fee.      | If you cancel, and it is late, you pay a fee.
        It opens at 9, but it is closed on Mondays.        | It opens at 9 ¦ but it is closed on Mondays.
        The hotel (built in 1990, and renovated) has 1,200 rooms. | The hotel (built in 1990, and renovated) has 1,200 rooms.
        """)
    void english_clauses_that_each_state_something_are_claims(String answer, String expected) {
        assertThat(texts(answer)).containsExactly(expected.split(" ¦ "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Sure! Refunds take 5 days. Let me know if you need anything else. | Refunds take 5 days.
        您好！退款需要5天。如有其他问题，欢迎随时联系我们。               | 退款需要5天。
        Here is what I found: Does it ship? It ships today.               | It ships today.
        办理步骤如下：\\n1. 打开应用\\n2. 提交申请                        | 打开应用 ¦ 提交申请
        """)
    void greetings_lead_ins_and_questions_are_none(String answer, String expected) {
        assertThat(texts(answer.replace("\\n", "\n"))).containsExactly(expected.split(" ¦ "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
        ### Lunch\\nLunch starts at 11.30.                              ~ Lunch starts at 11.30.
        | Model | Weight |\\n|---|---|\\n| A5 | 172 g |                 ~ A5 | 172 g |
        | 型号 | 重量 |\\n|---|---|\\n| 青松5 | 172克 |                 ~ 青松5 | 172克 |
        **Refunds.** Refunds take 10 days.                             ~ Refunds take 10 days.
        **退款**：退款需要10天。                                       ~ 退款需要10天。
        Hello Ann,\\n\\nIt ships today.\\n\\nKind regards,\\nTom           ~ It ships today.
        I could not find the form. The address can be changed by phone. ~ The address can be changed by phone.
        我没有找到表单。地址可以打电话修改。                           ~ 地址可以打电话修改。
        Great, let's look at both. Refunds take 10 days.               ~ Refunds take 10 days.
        两种方式分开说。退款需要10天。                                 ~ 退款需要10天。
        Happy to explain! Children travel free 🚆.                     ~ Children travel free
        """)
    void what_frames_an_answer_is_none(String answer, String expected) {
        assertThat(texts(answer.replace("\\n", "\n"))).containsExactly(expected.split(" ¦ "));
    }

    @Test
    void an_answer_with_letters_always_gives_a_claim() {
        assertThat(texts("Hello!")).containsExactly("Hello!");
        assertThat(texts("好的")).containsExactly("好的");
        assertThat(texts("Why?")).containsExactly("Why?");
        assertThat(texts("x")).containsExactly("x");
    }

    private static List<String> texts(String text) {
        return Claims.of(text).stream().map(slice -> slice.of(text)).toList();
    }
}
