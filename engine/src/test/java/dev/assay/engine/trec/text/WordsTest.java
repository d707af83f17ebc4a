package dev.assay.engine.trec.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    private static Words words(String text) {
        return Words.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void every_byte_is_found_at_every_place() {
        byte[] bytes = new byte[100];
        new Random(1).nextBytes(bytes);
        Words words = Words.of(bytes);
        for (int p = 0; p < bytes.length; p++) {
            assertThat(words.at(p)).isEqualTo(bytes[p] & 0xff);
            assertThat((int) words.word(p) & 0xff).isEqualTo(bytes[p] & 0xff);
        }
        assertThat(words.bytes(3, 50)).isEqualTo(Arrays.copyOfRange(bytes, 3, 50));
    }

    @Test
    void a_token_ends_at_the_first_white_space_and_at_no_other_byte() {
        for (int value = 0; value < 256; value++) {
            for (int length = 0; length < 20; length++) {
                String text = "a".repeat(length) + (char) value + "bcdefghijkl";
                boolean isSpace = value == ' ' || (value >= 9 && value <= 13);
                int end = isSpace ? length : length + 12;
                assertThat(words(text).end(0))
                        .as("byte %d after %d", value, length)
                        .isEqualTo(end);
                assertThat(new TokenReader().read(words(text), 0)).isEqualTo(end);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "' 17 2.5 r', 4",
        "' 1234567 2', -1",
        "' 123456 2', 8",
        "'  17 2.5', -1",
        "'\t17 2.5 r', -1",
        "' 17\t2.5 r', -1",
        "' 17', -1",
        "' 17  2.5', 4"
    })
    void a_short_token_between_single_blanks_is_passed_over(String text, int next) {
        assertThat(words(text).skipShortToken(0)).isEqualTo(next);
    }

    @Test
    void lines_are_found_forwards_and_backwards() {
        Words words = words("ab\n\ncdefghijklmnop\nq");

        assertThat(words.nextLine(0)).isEqualTo(3);
        assertThat(words.nextLine(3)).isEqualTo(4);
        assertThat(words.nextLine(4)).isEqualTo(19);
        assertThat(words.lineStart(17, 0)).isEqualTo(4);
        assertThat(words.lineStart(2, 1)).isEqualTo(1);
        assertThat(words.skipBlanks(2)).isEqualTo(2);
    }

    @Test
    void tokens_compare_as_unsigned_bytes_with_prefixes_first() {
        Random random = new Random(2);
        for (int i = 0; i < 2_000; i++) {
            byte[] a = token(random);
            byte[] b = random.nextInt(3) == 0 ? Arrays.copyOf(a, random.nextInt(a.length) + 1) : token(random);
            int expected = Integer.signum(Arrays.compareUnsigned(a, b));
            Words mine = Words.of(a);
            Words theirs = Words.of(b);
            assertThat(Integer.signum(mine.compare(0, a.length, theirs, 0, b.length)))
                    .isEqualTo(expected);
            assertThat(a.length == b.length && mine.same(0, theirs, 0, a.length))
                    .isEqualTo(expected == 0);
        }
    }

    private static byte[] token(Random random) {
        byte[] token = new byte[1 + random.nextInt(20)];
        for (int i = 0; i < token.length; i++) {
            token[i] = (byte) ('a' + random.nextInt(2) * 0x80);
        }
        return token;
    }

    @Test
    void what_is_repeated_is_recognised_and_nothing_else() {
        Repeated repeated = new Repeated();
        Words text = words("topic-1 Q0 d1 topic-1 Q0 d2 topic-2 Q0 d2");
        assertThat(repeated.at(text, 0)).isFalse();

        repeated.remember(text, 0, 11);
        assertThat(repeated.at(text, 14)).isTrue();
        assertThat(repeated.at(text, 28)).isFalse();
        assertThat(repeated.length()).isEqualTo(11);

        repeated.forget();
        assertThat(repeated.at(text, 14)).isFalse();
        repeated.remember(words("x".repeat(65)), 0, 65);
        assertThat(repeated.at(words("x".repeat(65)), 0)).isFalse();
    }

    @Test
    void stretches_are_put_together_byte_by_byte() {
        byte[] bytes = new byte[500];
        new Random(3).nextBytes(bytes);
        Words words = Words.of(bytes);
        WordsBuilder builder = new WordsBuilder();
        for (int from = 0, length = 0; from < bytes.length; from += length, length = (length + 5) % 23) {
            builder.append(words, from, Math.min(bytes.length, from + length));
        }
        assertThat(builder.size()).isEqualTo(bytes.length);
        assertThat(new Words(builder.words()).bytes(0, bytes.length)).isEqualTo(bytes);
    }
}
