package dev.assay.judge.embedded.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Refunds take five days.                             | ENGLISH
        Cancel anytime                                      | ENGLISH
        The café in São Paulo is open.                      | ENGLISH
        MLB (Los Angeles Dodgers, Los Angeles Angels), LA Galaxy of the MLS in town | ENGLISH
        退款需要5天。                                        | CHINESE
        支持 API v2.1 接口                                   | CHINESE
        退款需要五天。返金には五日かかります。ご了承ください。 | OTHER
        Возврат занимает пять дней.                         | OTHER
        يستغرق رد الأموال خمسة أيام                          | OTHER
        환불은 5일이 걸립니다                                 | OTHER
        Die Rückerstattung dauert fünf Tage und ist nicht kostenlos. | OTHER
        Le remboursement est effectué dans les cinq jours.  | OTHER
        123 % 5.0                                           | UNKNOWN
        """)
    void is_told_by_script_and_function_words(String text, Language expected) {
        assertThat(Language.of(text)).isEqualTo(expected);
    }
}
