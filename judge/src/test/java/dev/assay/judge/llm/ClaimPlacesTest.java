package dev.assay.judge.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Claim;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimPlacesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The fee is $3. It is charged monthly.  | The fee is $3.               | The fee is $3",
                "The fee is $3. It is charged monthly.  | The $3 fee is charged monthly | It is charged monthly.",
                "会员每月20元。每月1日扣费！到期自动续费。 | 会员每月1日扣费。            | 每月1日扣费！",
                "价格 20.50 元。支持退货                | 支持退货                      | 支持退货",
                "Costs ＄４ per parcel                   | costs $4                      | Costs ＄４",
            })
    void a_claim_stands_where_its_words_stand_or_in_the_sentence_nearest_to_them(
            String text, String claim, String place) {
        Claim placed = new ClaimPlaces(text).place(List.of(claim)).get(0);

        assertThat(text.substring(placed.start(), placed.end())).isEqualTo(place);
        assertThat(placed.text()).isEqualTo(claim);
    }

    @Test
    void a_claim_that_shares_nothing_with_the_text_stands_anywhere_in_it() {
        assertThat(new ClaimPlaces("abc").place(List.of("xyz", "。"))).allSatisfy(placed -> {
            assertThat(placed.start()).isZero();
            assertThat(placed.end()).isEqualTo(3);
        });
    }
}
