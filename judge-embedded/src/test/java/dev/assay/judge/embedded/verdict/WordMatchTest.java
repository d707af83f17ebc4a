package dev.assay.judge.embedded.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Span;
import dev.assay.core.words.Slice;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordMatchTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Refunds take 14 days. | A refund takes 30 days. | Refunds take+days | 14",
                "The shop in Bonn opens at nine | the SHOP opens late | shop+opens | Bonn+nine",
                "red, green and blue | green and blue, red | red+green and blue | ",
                "保修期为两年 | 本品保修期是两年 | 保修期+两年 | ",
                "退款5个工作日到账 | 退款7个工作日内到账 | 退款+个工作日到账 | 5",
                "用 iPhone 付款 | iPhone 不能付现款 | iPhone | 用",
                "会员可免运费 | 会员须付运费 | 会员+运费 | 可免",
                "😀 ships 𝒜lpha today | ships today | ships+today | 𝒜lpha",
            })
    void words_that_meet_and_words_that_do_not(String claim, String passage, String matched, String unmatched) {
        WordMatch match = WordMatch.of(claim, List.of(), passage);
        assertThat(words(claim, match.matched())).isEqualTo(matched);
        assertThat(words(claim, match.unmatched())).isEqualTo(unmatched == null ? "" : unmatched);
    }

    @Test
    void a_chinese_character_in_other_company_is_neither() {
        WordMatch match = WordMatch.of("商品可退款", List.of(), "退货后付款");
        assertThat(words("商品可退款", match.matched())).isEmpty();
        assertThat(words("商品可退款", match.unmatched())).isEqualTo("商品可");
    }

    @Test
    void what_is_known_to_be_said_in_other_words_is_matched() {
        String claim = "It takes thirty days.";
        WordMatch match = WordMatch.of(claim, List.of(new Slice(9, 20)), "It lasts 30 days");
        assertThat(words(claim, match.matched())).isEqualTo("thirty days");
        assertThat(words(claim, match.unmatched())).isEqualTo("takes");
    }

    @Test
    void ranges_ascend_lie_apart_and_never_cut_a_character() {
        Random random = new Random(20261203);
        String[] parts = {"退款", "😀", "\uD83D", " ", "，", "of", "refund ", "3.5", "𠮷野", "é", "\u202Eabc", "\uDE00"};
        for (int round = 0; round < 400; round++) {
            String one = text(parts, random);
            WordMatch match = WordMatch.of(one, List.of(), text(parts, random));
            int[] to = {0};
            List<Span> all = new java.util.ArrayList<>(match.matched());
            all.addAll(match.unmatched());
            all.stream().sorted(java.util.Comparator.comparingInt(Span::start)).forEach(span -> {
                assertThat(span.start()).isGreaterThanOrEqualTo(to[0]);
                assertThat(one.codePointCount(0, span.start())
                                + one.codePointCount(span.start(), span.end())
                                + one.codePointCount(span.end(), one.length()))
                        .isEqualTo(one.codePointCount(0, one.length()));
                to[0] = span.end();
            });
        }
    }

    private static String text(String[] parts, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.append(parts[random.nextInt(parts.length)]);
        }
        return text.toString();
    }

    private static String words(String text, List<Span> spans) {
        return String.join(
                "+",
                spans.stream()
                        .map(span -> text.substring(span.start(), span.end()))
                        .toList());
    }
}
