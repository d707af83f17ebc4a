package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldedTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "Five Days, five days",
                "\"  five \t\r\n days  \", five days",
                "\"\", \"\"",
                "\" \u3000\u00a0 \",\"\"",
                "ＦＩＶＥ　ｄａｙｓ，１００％, \"five days,100%\"",
                "ﬁve ﬀ ½ ①, five ff 1⁄2 1",
                "\"退款 将在\n3 个\u3000工作日内到账\", 退款将在3个工作日内到账",
                "使用 Java 开发, 使用java开发",
                "テスト の ｶﾞｲﾄﾞ, テストのガイド",
                "환불은 5 일, 환불은 5 일",
                "re\u00adfund\u200b\ufeff now, refund now",
                "Cafe\u0301, caf\u00e9",
                "\u1112\u1161\u11ab, \ud55c",
                "İ, i\u0307",
                "😀 A, 😀 a"
            })
    void texts_that_read_alike_fold_alike(String original, String folded) {
        assertThat(Folded.of(original).text()).isEqualTo(folded);
    }

    @Test
    void each_character_knows_where_it_came_from() {
        Folded folded = Folded.of("  A  ﬁx");
        assertThat(folded.text()).isEqualTo("a fix");
        assertThat(origins(folded)).containsExactly(2, 3, 5, 5, 6, 7);
    }

    @Test
    void surrogates_and_melted_marks_keep_their_origins() {
        assertThat(origins(Folded.of("😀x"))).containsExactly(0, 0, 2, 3);
        assertThat(origins(Folded.of("e\u0301x"))).containsExactly(0, 2, 3);
        assertThat(origins(Folded.of("\ud800x"))).containsExactly(0, 1, 2);
    }

    @Test
    void one_character_may_become_many() {
        Folded folded = Folded.of("a\ufdfab");
        assertThat(folded.text()).startsWith("a").endsWith("b").hasSizeGreaterThan(15);
        assertThat(folded.origin(2)).isEqualTo(1);
        assertThat(folded.origin(folded.text().length() - 1)).isEqualTo(2);
    }

    @Test
    void a_found_quote_is_cut_from_the_original_without_blanks_around_it_and_without_half_characters() {
        String original = "Back within ﬁve  \n DAYS  . Then";
        Folded folded = Folded.of(original);
        int at = folded.text().indexOf("five days");
        assertThat(original.substring(folded.origin(at), folded.originEnd(at + "five days".length())))
                .isEqualTo("ﬁve  \n DAYS");
        assertThat(original.substring(folded.origin(at), folded.originEnd(at + 1)))
                .isEqualTo("ﬁ");
        assertThat(Folded.of("days  ").originEnd(4)).isEqualTo(4);
    }

    @Test
    void folding_twice_changes_nothing_more() {
        for (String text : new String[] {"ＡＢ　退 款", "Cafe\u0301  ½", "ｶﾞ \u200b x", "A\u0328\u0301"}) {
            String once = Folded.of(text).text();
            assertThat(Folded.of(once).text()).isEqualTo(once);
        }
    }

    @Test
    @Timeout(20)
    void time_grows_no_faster_than_the_text() {
        String hostile = "e" + "\u0301\u0316".repeat(20) + " 退 款 ﷺ ";
        fold(hostile.repeat(500));
        Duration small = fold(hostile.repeat(1000));
        Duration large = fold(hostile.repeat(8000));
        assertThat(large).isLessThan(small.plusMillis(20).multipliedBy(24));
    }

    /** The best of five, so that a busy machine does not count. */
    private static Duration fold(String text) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            long start = System.nanoTime();
            assertThat(Folded.of(text).text()).isNotEmpty();
            best = Math.min(best, System.nanoTime() - start);
        }
        return Duration.ofNanos(best);
    }

    private static int[] origins(Folded folded) {
        int[] origins = new int[folded.text().length() + 1];
        for (int i = 0; i < origins.length; i++) {
            origins[i] = folded.origin(i);
        }
        return origins;
    }
}
