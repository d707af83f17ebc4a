package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChecksTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        number   | It costs 30 dollars.             | It costs 20 dollars.          | 30 dollars | 20 dollars
        unit     | Refunds take 5 hours.            | Refunds take 5 days.          | 5 hours    | 5 days
        limit    | Stay at least 30 days.           | Stay at most 30 days.         | 30 days    | 30 days
        number   | Basic costs $30.                 | Basic costs $20, Plus costs $30. | 30 | 20
        number   | The levy is 25%.                 | The levy is 35%.              | 25% | 35%
        number   | The lease runs 3 to 5 years.     | The lease runs 6 to 8 years.  | 3 to 5 years | 6 to 8 years
        unit     | The fine is 200 euros.           | The fine is 200 dollars.      | 200 euros  | 200 dollars
        number   | The fair opens on 3 May 2024.    | The fair opens on 8 May 2024. | 3 May 2024 | 8 May 2024
        number   | 基金规模为3亿元                   | 基金规模为3万元                 | 3亿元       | 3万元
        number   | 税率为百分之五                    | 税率为百分之八                  | 五          | 八
        quantifier | All shops open on Sundays.     | Most shops open on Sundays.   | All shops open | Most shops open
        modality | 访客必须登记证件。                 | 访客可以登记证件。               | 必须登记证件  | 可以登记证件
        name     | The meeting took place in Oslo last year. | The meeting took place in Rome last year. | Oslo | Rome
        negation | It cannot be returned.           | It can be returned.           | cannot be returned | It can be returned.
        negation | Pets are allowed inside.         | Pets are not allowed inside.  | Pets are allowed inside. | not allowed inside.
        number   | 会费每月30元                      | 会费每月20元                   | 30元        | 20元
        negation | 本店支持退货                      | 本店不支持退货                  | 本店支持退货 | 不支持退货
        """)
    void a_clash_names_the_words_on_both_sides(
            String kind, String claim, String passage, String claimWords, String passageWords) {
        List<Clash> clashes = find(claim, passage).clashes();
        assertThat(clashes).isNotEmpty();
        assertThat(clashes.get(0).kind()).isEqualTo(kind);
        assertThat(clashes.get(0).claimWords()).isEqualTo(claimWords);
        assertThat(clashes.get(0).passageWords()).contains(passageWords.replace(".", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        It takes two weeks.                     | It takes 14 days.
        The trip is 1.609 km.                   | The trip is 1 mile.
        The fund holds 1,500,000 dollars.       | The fund holds $1.5 million.
        One of the founders left in 2020.       | A founder left the firm in March 2020.
        You get it within 5 days.               | You get it in 3 to 5 days.
        The levy is two per cent.               | The levy is 2%.
        The town has 12,000 people.             | The town has twelve thousand people.
        The fair opens on 3 May 2024.           | The fair opens on 2024-05-03.
        Rent rose from 100 to 120 euros.        | Rent rose from 100 euros to 120 euros.
        基金规模为三点二亿元                     | 基金规模为3.2亿元
        It is not refundable.                   | It isn't refundable.
        Smoking is not only allowed but common. | Smoking is allowed and common.
        一周内发货                               | 七天内发货
        会费二十元                               | 会费20元
        支持七天无理由退货                        | 支持七天无理由退货。
        非会员不能参加                           | 会员可以参加，非会员不能参加
        """)
    void the_same_in_other_words_does_not_clash(String claim, String passage) {
        assertThat(find(claim, passage).forbidSupport())
                .as(find(claim, passage).toString())
                .isFalse();
    }

    @Test
    void micrograms_and_milligrams_are_told_apart_and_so_are_litres_and_cubic_metres() {
        assertThat(find("The dose is 5 mg.", "The dose is 5 µg.").clashes()).hasSize(1);
        assertThat(find("水库总库容310万升。", "水库总库容310万立方米。").clashes()).hasSize(1);
        assertThat(find("The tank holds 3000 litres.", "The tank holds 3 cubic metres.")
                        .forbidSupport())
                .isFalse();
    }

    @Test
    void a_number_that_the_passage_does_not_have_at_all_is_missing() {
        Checks.Findings findings = find("The shop has 12 rooms.", "The shop is in Rome.");
        assertThat(findings.missing()).containsExactly("12");
        assertThat(findings.forbidSupport()).isTrue();
    }

    private static Checks.Findings find(String claim, String passage) {
        return Checks.of(Checked.of(claim), List.of(Checked.of(passage)));
    }
}
