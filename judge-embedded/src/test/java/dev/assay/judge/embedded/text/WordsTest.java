package dev.assay.judge.embedded.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    @Test
    void chinese_goes_by_characters_and_the_rest_by_runs() {
        assertThat(texts("支持HTTP/2和1,000个用户")).containsExactly("支", "持", "http", "2", "和", "1000", "个", "用", "户");
    }

    @ParameterizedTest
    @CsvSource({
        "refunds, refunded",
        "processing, processed",
        "charges, charging",
        "policies, policy",
        "stopped, stops",
        "paid, pays",
        "arrives, arrive",
        "deliveries, delivery",
        "customer's, customers",
    })
    void forms_of_an_english_word_meet(String one, String other) {
        assertThat(texts(one)).isEqualTo(texts(other));
    }

    @ParameterizedTest
    @CsvSource({"process, procedure", "day, daily", "business, busy"})
    void different_words_stay_apart(String one, String other) {
        assertThat(texts(one)).isNotEqualTo(texts(other));
    }

    @Test
    void function_words_carry_no_content_and_neither_do_some_characters() {
        assertThat(Words.of("the price of 会员 is 的").stream()
                        .filter(Word::content)
                        .map(Word::text))
                .containsExactly("pric", "员");
    }

    private static List<String> texts(String text) {
        return Words.of(text).stream().map(Word::text).toList();
    }
}
