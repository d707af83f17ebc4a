package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MentionTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            We met in Berlin.        | berlin      | true
            The party began.         | art         | false
            art, party and art       | art         | true
            the US and its states    | US          | true
            the status               | US          | false
            up to 2.5 % a year       | 5 %         | false
            up to 5 % a year         | 5 %         | true
            version 3.14             | 3           | false
            version 3.               | 3           | true
            1,000 people             | 1           | false
            in 1961, they            | 1961        | true
            the year 19610           | 1961        | false
            Ｂｅｒｌｉｎ　Ｗａｌｌ           | Berlin Wall | true
            the Berlin  \u00a0 Wall  | Berlin Wall | true
            调用API接口即可            | API         | true
            我们住在北京市海淀区        | 北京         | true
            我们住在 北 京 市          | 北京         | true
            共155公里                 | 155公里      | true
            共2155公里                | 155公里      | false
            Москвабад                | Москва      | false
            в Москва.                | Москва      | true
            anything                 | ~~          | false
            ~~                       | Berlin      | false
            """)
    void a_name_is_found_as_a_word_where_its_script_has_words(String text, String name, boolean found) {
        assertThat(Mention.in(Folded.of(text == null ? "" : text), name == null ? "" : name))
                .isEqualTo(found);
    }
}
