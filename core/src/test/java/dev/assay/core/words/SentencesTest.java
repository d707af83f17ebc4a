package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentencesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        He met Dr. Smith at 5 p.m. on Friday. It rained.  | He met Dr. Smith at 5 p.m. on Friday. ¦ It rained.
        The fee is 3.5 percent. See https://a.io/x.y now. | The fee is 3.5 percent. ¦ See https://a.io/x.y now.
        Use v2.1 or later, e.g. v2.3. No stop at the end  | Use v2.1 or later, e.g. v2.3. ¦ No stop at the end
        "Stop!" he said. (Really?) Yes...                 | "Stop!" ¦ he said. ¦ (Really?) ¦ Yes...
        J. K. Rowling wrote it. U.S. sales rose.          | J. K. Rowling wrote it. ¦ U.S. sales rose.
        会员每月20元。每月1日扣费！到期后自动续费；可随时取消。 | 会员每月20元。 ¦ 每月1日扣费！ ¦ 到期后自动续费； ¦ 可随时取消。
        价格 $20.50/月。Cancel anytime. 支持 v2.1 接口      | 价格 $20.50/月。 ¦ Cancel anytime. ¦ 支持 v2.1 接口
        他说：“好的。”然后走了。                              | 他说：“好的。” ¦ 然后走了。
        """)
    void stops_end_sentences_and_points_do_not(String text, String expected) {
        assertThat(texts(text)).containsExactly(expected.split(" ¦ "));
    }

    @Test
    void list_marks_are_left_out_and_wrapped_lines_stay_together() {
        String text = "# Steps\n1. Open the app\n2. Tap Pay and wait\n   until it is done\n- 选择退款\n（二）提交申请";
        assertThat(texts(text))
                .containsExactly("Steps", "Open the app", "Tap Pay and wait\n   until it is done", "选择退款", "提交申请");
    }

    @Test
    void offsets_point_into_the_text() {
        String text = "  One.  二。 Three";
        for (Slice slice : Sentences.of(text)) {
            assertThat(text.substring(slice.start(), slice.end()))
                    .isEqualTo(slice.of(text))
                    .isEqualTo(slice.of(text).strip());
        }
        assertThat(Sentences.of(text)).hasSize(3);
    }

    @Test
    void nothing_but_marks_is_no_sentence() {
        assertThat(Sentences.of("")).isEmpty();
        assertThat(Sentences.of(" \n ... --- 。！")).isEmpty();
    }

    @Test
    void long_text_without_stops_is_cut_but_loses_no_word() {
        String text = "word ".repeat(1000).strip();
        List<Slice> pieces = Sentences.of(text, 100);
        assertThat(pieces).allMatch(piece -> piece.length() <= 100);
        assertThat(pieces.stream()
                        .mapToInt(piece -> piece.of(text).split("\\s+").length)
                        .sum())
                .isEqualTo(1000);
        assertThat(Sentences.of("\uD83D\uDE00a".repeat(300), 100)).allMatch(piece -> piece.length() <= 100);
    }

    private static List<String> texts(String text) {
        return Sentences.of(text).stream().map(slice -> slice.of(text)).toList();
    }
}
