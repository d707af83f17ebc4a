package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource({
        "退款多久到账？, ZH",
        "iPhone 15 Pro Max 的价格是多少, ZH",
        "API 的 QPS 上限？, ZH",
        "How long do refunds take?, EN",
        "What does the word 道 mean in this text?, EN",
        "'', EN",
        "42, EN",
        "Où est le remboursement ?, EN"
    })
    void a_text_is_chinese_when_han_characters_are_a_large_part_of_it(String text, Language language) {
        assertThat(Language.of(text)).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource({"zh, ZH", "zh-CN, ZH", "ZH_hans, ZH", "en, EN", "en-GB, EN", "de,", "'',"})
    void a_code_may_name_a_region(String code, Language language) {
        assertThat(Language.ofCode(code)).isEqualTo(java.util.Optional.ofNullable(language));
    }
}
