package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.PassageVerdict.Quote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Refunds take 5 days.            | take 5 days         | take 5 days",
                "Refunds  take\t5 days, mostly.  | refunds take 5 DAYS. | Refunds  take\t5 days",
                "It’s “free” — always            | \"It's \"free\" - always\" | It’s “free” — always",
                "退款申请通过后５天内到账，免费。  | 通过后5天内到账。   | 通过后５天内到账",
                "the ﬁne 😀 print                 | fine 😀             | ﬁne 😀",
                "Use <<<x>>> here                | ＜＜＜x＞＞＞       | <<<x>>>",
            })
    void a_quote_is_found_whatever_its_dress_and_given_in_the_passages_own_words(
            String passage, String quote, String found) {
        assertThat(Quotes.find(passage, quote)).hasValueSatisfying(place -> {
            assertThat(place.text()).isEqualTo(found);
            assertThat(passage.substring(place.start(), place.end())).isEqualTo(found);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Refunds take 5 days. | take 6 days",
                "Refunds take 5 days. | Refunds … days",
                "Refunds take 5 days. | .",
                "Refunds take 5 days. | ''",
                "''                   | days",
                "Not free.            | not-free",
            })
    void other_words_are_not_found(String passage, String quote) {
        assertThat(Quotes.find(passage, quote)).isEmpty();
    }

    @Test
    void a_quote_knows_where_it_stands() {
        assertThat(Quotes.find("0123 abc", "ABC")).hasValue(new Quote(5, 8, "abc"));
    }
}
