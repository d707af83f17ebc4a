package dev.assay.core.slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseSliceTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "language=zh                  | language     | zh",
                " language = zh               | language     | zh",
                "topic=\"refund policy\"      | topic        | refund policy",
                "topic='refund policy'        | topic        | refund policy",
                "topic=refund policy          | topic        | refund policy",
                "\"question type\"=multi-hop  | question type| multi-hop",
                "主题=退款申请                | 主题         | 退款申请",
                "formula=a=b                  | formula      | a=b",
                "name=\"6\\\" pipe\"          | name         | 6\" pipe",
                "hits=1-3                     | hits         | 1-3",
            })
    void a_slice_is_read_as_a_user_writes_it(String text, String key, String value) {
        assertThat(CaseSlice.parse(text)).isEqualTo(new CaseSlice(key, value));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "language           | there is no `=`",
                "=zh                | there is no key before the `=`",
                "language=          | there is no value after the `=` (for an empty one write language=\"\")",
                "topic=\"refund     | the quote is not closed",
                "topic=\"a\" b      | something follows the closing quote: `b`",
            })
    void what_is_no_slice_is_told_with_the_form_it_should_have(String text, String what) {
        assertThatThrownBy(() -> CaseSlice.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("slice `" + text.strip() + "`: " + what
                        + "; a slice is KEY=VALUE, such as language=zh or topic=\"refund policy\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {"language|zh", "topic|refund policy", "a b|c=d", "x|\"", "x|it's", "x|\\", "x|~~"})
    void a_slice_prints_as_it_parses(String key, String value) {
        CaseSlice slice = new CaseSlice(key, value);
        assertThat(CaseSlice.parse(slice.toString())).isEqualTo(slice);
    }

    @Test
    void a_plain_slice_prints_without_quotes() {
        assertThat(new CaseSlice("topic", "退款申请")).hasToString("topic=退款申请");
        assertThat(new CaseSlice("topic", "refund policy")).hasToString("topic=\"refund policy\"");
    }
}
