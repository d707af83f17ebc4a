package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimilarityTest {

    @ParameterizedTest
    @CsvSource({
        "0123456789, 0123456789, true",
        "0123456789, 01234567xy, true",
        "0123456789, 0123456xyz, false",
        "0123456789, 01234567, true",
        "0123456789, 0123456, false",
        "abcde, xabcde, true",
        "'', '', true",
        "'', a, false",
        "a, b, false",
        "退款五天内到账吗, 退款五日内到账吗, true"
    })
    void eight_of_ten_characters_are_enough(String a, String b, boolean alike) {
        assertThat(Similarity.atLeast(0.8, a, b)).isEqualTo(alike);
        assertThat(Similarity.atLeast(0.8, b, a)).isEqualTo(alike);
    }

    @Test
    void it_agrees_with_the_full_table_of_edits() {
        Random random = new Random(7);
        int alike = 0;
        for (int round = 0; round < 3000; round++) {
            String a = word(random, random.nextInt(25));
            String b = random.nextBoolean() ? word(random, random.nextInt(25)) : mutated(random, a);
            double threshold = random.nextInt(11) / 10.0;
            int longer = Math.max(a.length(), b.length());
            boolean expected = edits(a, b) <= (1 - threshold) * longer + 1e-9;
            assertThat(Similarity.atLeast(threshold, a, b))
                    .as("%s %s %s", a, b, threshold)
                    .isEqualTo(expected);
            alike += expected ? 1 : 0;
        }
        assertThat(alike).isBetween(500, 2500);
    }

    @Test
    @Timeout(10)
    void long_passages_that_differ_are_told_apart_quickly() {
        Random random = new Random(1);
        String a = word(random, 5_000);
        for (int i = 0; i < 300; i++) {
            assertThat(Similarity.atLeast(0.8, a, word(random, 4_800))).isFalse();
        }
    }

    private static String word(Random random, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append((char) ('a' + random.nextInt(length > 100 ? 26 : 3)));
        }
        return word.toString();
    }

    private static String mutated(Random random, String word) {
        StringBuilder mutated = new StringBuilder(word);
        for (int i = random.nextInt(5); i > 0; i--) {
            mutated.insert(random.nextInt(mutated.length() + 1), 'z');
        }
        return mutated.toString();
    }

    /** The recursion as in the textbook, one row after the other. */
    private static int edits(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0
                        ? i + j
                        : Math.min(
                                d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1),
                                Math.min(d[i - 1][j], d[i][j - 1]) + 1);
            }
        }
        return d[a.length()][b.length()];
    }
}
