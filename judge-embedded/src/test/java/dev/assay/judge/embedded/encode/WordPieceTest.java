package dev.assay.judge.embedded.encode;

import static org.assertj.core.api.Assertions.assertThat;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Our word pieces against those of Hugging Face's own library. */
class WordPieceTest {

    private static final String[] TEXTS = {
        "The café's price is $20.50/month (v2.1) — naïve? Ünïcode; e-mail: a@b.c",
        "退款将在3到5个工作日内到账，并承诺24小时内到账。",
        "Mixed 中文 and English 2020年3月5日 ２４小时 ㎏ ½ ﬁne",
        "\uD83D\uDE00 emoji \uD83D\uDC69\u200D\uD83D\uDC67 مرحبا Привет ひらがな カタカナ 한국어",
        "tab\tnew\nline\r\nno\u00a0break\u200bzero\u3000wide\u0000nul\ufffd",
        "pneumonoultramicroscopicsilicovolcanoconiosis antidisestablishmentarianism xqzzkwv ĿŁẞİı",
        "a".repeat(150) + " b",
        "",
        "[CLS-like] ##hash `tick` <tag> 100% ~ ^ | + =",
    };

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"ENGLISH", "CHINESE"})
    void gives_the_same_pieces_as_the_reference_library(Language language) throws IOException {
        Model model = Model.of(language);
        WordPiece ours = new WordPiece(model.vocabulary());
        try (InputStream file = WordPieceTest.class.getResourceAsStream(model.tokenizer());
                HuggingFaceTokenizer theirs =
                        HuggingFaceTokenizer.newInstance(file, Map.of("addSpecialTokens", "false"))) {
            for (String text : TEXTS) {
                assertThat(numbers(ours, text))
                        .as(text)
                        .isEqualTo(theirs.encode(text).getIds());
            }
            Random random = new Random(11);
            for (int i = 0; i < 300; i++) {
                String text = randomText(random);
                assertThat(numbers(ours, text))
                        .as(text)
                        .isEqualTo(theirs.encode(text).getIds());
            }
        }
    }

    private static long[] numbers(WordPiece ours, String text) {
        return ours.pieces(text).stream().mapToLong(WordPiece.Piece::number).toArray();
    }

    private static String randomText(Random random) {
        int[][] ranges = {{32, 126}, {0xa1, 0x17f}, {0x4e00, 0x9fa5}, {0x3000, 0x303f}, {0xff01, 0xff5e}, {97, 122}};
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            int[] range = ranges[random.nextInt(ranges.length)];
            text.append((char) (range[0] + random.nextInt(range[1] - range[0] + 1)));
            text.append(random.nextInt(4) == 0 ? " " : "");
        }
        return text.toString();
    }
}
