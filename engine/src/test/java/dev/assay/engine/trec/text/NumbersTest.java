package dev.assay.engine.trec.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers read and written as C does. */
class NumbersTest {

    private static double score(String text) {
        Words words = Words.of((text + " ").getBytes(StandardCharsets.ISO_8859_1));
        return Scores.read(words, 0, text.length());
    }

    @Test
    void plain_scores_are_the_nearest_double_whatever_their_length() {
        Random random = new Random(4);
        for (int i = 0; i < 20_000; i++) {
            double value = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(12) - 3);
            String text = String.format(Locale.ROOT, "%." + random.nextInt(18) + "f", value);
            assertThat(score(text)).as(text).isEqualTo(Double.parseDouble(text));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1e3, 1000",
        ".5, 0.5",
        "5., 5",
        "-.5, -0.5",
        "+2, 2",
        "0x10, 16",
        "0x1p-1, 0.5",
        "0xg, 0",
        "inf, Infinity",
        "-Infinity, -Infinity",
        "1.2.3, 1.2",
        "'1,9', 1",
        "1e, 1",
        "1e+, 1",
        "abc, 0",
        "-, 0",
        "., 0",
        "--1, 0",
        "1d, 1",
        "1_000, 1",
        "99999999999999999999, 1e20",
        "0.1234567890123456789, 0.12345678901234568",
        "-0.0, -0.0",
        "12345678.12345678, 12345678.12345678",
        "1e999, Infinity",
        "nan, NaN",
        "nano, NaN",
        "é1, 0"
    })
    void odd_scores_are_read_as_atof_reads_them(String text, Double value) {
        assertThat(score(text)).isEqualTo(value);
        assertThat(CNumbers.real(text)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"abc, false", "1, true", "-x, false", "0, true", "e5, false", "-.0, true", "nan, true", "0xg, true"})
    void text_that_is_no_number_is_told_from_0(String text, boolean isReal) {
        assertThat(CNumbers.isReal(text)).isEqualTo(isReal);
    }

    @ParameterizedTest
    @CsvSource({"12, 12", "' +7x', 7", "-3.9, -3", "x, 0", "'', 0", "99999999999999999999, 9223372036854775807"})
    void whole_numbers_are_read_as_atol_reads_them(String text, long value) {
        assertThat(CNumbers.whole(text)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({
        "0.03125, 0.0312", "0.09375, 0.0938", "0.00015, 0.0001", "-0.00001, -0.0000", "1e7, 10000000.0000", "NaN, -nan",
        "Infinity, inf", "-Infinity, -inf", "0.99999, 1.0000", "123456.78125, 123456.7812", "0, 0.0000", "-2.5, -2.5000"
    })
    void four_decimals_are_those_of_printf(double value, String text) {
        assertThat(Fixed.text(value, 4)).isEqualTo(text);
    }

    @Test
    void rounding_is_that_of_the_exact_binary_value() {
        Random random = new Random(5);
        for (int i = 0; i < 50_000; i++) {
            double value = random.nextInt(3) == 0 ? random.nextInt(1 << 20) / 32_768.0 : random.nextDouble();
            assertThat(Fixed.text(value, 4))
                    .isEqualTo(new BigDecimal(value)
                            .setScale(4, RoundingMode.HALF_EVEN)
                            .toPlainString());
        }
    }
}
