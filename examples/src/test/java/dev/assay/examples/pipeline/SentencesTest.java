package dev.assay.examples.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentencesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            It rains. Take a coat!                        | It rains. ⏎ Take a coat!
            Dr. Smith paid 3.50 to J. Doe.                | Dr. Smith paid 3.50 to J. Doe.
            "Is it?" he asked. "Yes." It was.             | "Is it?" he asked. ⏎ "Yes." ⏎ It was.
            Version 2.1 is out. (See below.) Good.        | Version 2.1 is out. ⏎ (See below.) ⏎ Good.
            No stop at the end                            | No stop at the end
            退款已到账。请查收！还有问题吗？              | 退款已到账。 ⏎ 请查收！ ⏎ 还有问题吗？
            他说：“可以退。”然后走了。                    | 他说：“可以退。” ⏎ 然后走了。
            运费 3.5 元。下周到 （大约）。                | 运费 3.5 元。 ⏎ 下周到 （大约）。
            """)
    void a_sentence_ends_at_a_stop_that_is_no_abbreviation_or_decimal(String text, String expected) {
        assertThat(words(text)).containsExactly(expected.split(" ⏎ "));
    }

    @Test
    void sentences_stand_where_they_say_without_white_space_around() {
        assertThat(Sentences.of("  One.  Two. ")).containsExactly(new Range(2, 6), new Range(8, 12));
    }

    @Test
    void blank_text_has_no_sentence() {
        assertThat(Sentences.of(" \n ")).isEmpty();
        assertThat(Sentences.of("")).isEmpty();
    }

    private static List<String> words(String text) {
        return Sentences.of(text).stream().map(range -> range.of(text)).toList();
    }
}
