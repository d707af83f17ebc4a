package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWidthTest {

    @ParameterizedTest
    @CsvSource({"abc, 3", "退款, 4", "（a）, 5", "é, 1", "e\u0301, 1", "😀, 2", "𠀀, 2", "한국, 4", "'', 0"})
    void a_wide_character_takes_two_columns_and_a_mark_none(String text, int width) {
        assertThat(TextWidth.of(text)).isEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource({"退款多久到账, 8, 退款...", "refund, 6, refund", "refunds, 6, ref..."})
    void a_cut_text_keeps_to_the_width_and_says_that_it_was_cut(String text, int width, String cut) {
        assertThat(TextWidth.cut(text, width)).isEqualTo(cut);
    }

    @Test
    void words_stay_whole_and_no_line_begins_with_a_closing_mark() {
        assertThat(TextWidth.wrap("the money comes back within days", 12))
                .containsExactly("the money", "comes back", "within days");
        assertThat(TextWidth.wrap("退款会退回，请等待。", 10)).containsExactly("退款会退", "回，请等", "待。");
    }

    @Test
    void wrapping_loses_nothing_but_spaces_and_keeps_to_the_width() {
        Random random = new Random(20260101);
        String letters = "ab ，退款。 （)x😀 long";
        for (int round = 0; round < 500; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(80); i > 0; i--) {
                int at = random.nextInt(letters.length());
                if (!Character.isSurrogate(letters.charAt(at))) {
                    text.append(letters.charAt(at));
                }
            }
            int width = 10 + random.nextInt(20);
            List<String> lines = TextWidth.wrap(text.toString(), width);
            assertThat(lines).allSatisfy(line -> assertThat(TextWidth.of(line)).isLessThanOrEqualTo(width));
            assertThat(String.join("", lines).replace(" ", ""))
                    .isEqualTo(text.toString().replace(" ", ""));
        }
    }
}
