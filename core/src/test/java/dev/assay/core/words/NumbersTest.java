package dev.assay.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({"0.75, 0.750", "-0.0001, 0.000", "1234.5678, 1234.568", "0.8125, 0.812", "1e-9, 0.000"})
    void a_fixed_number_has_three_places_and_no_minus_zero(double value, String text) {
        assertThat(Numbers.fixed(value, 3)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0.85, 0.85", "2000, 2000", "1e7, 10000000", "-0.0, 0", "1e-5, 0.00001", "0.1, 0.1"})
    void a_plain_number_reads_back_without_an_exponent(double value, String text) {
        assertThat(Numbers.plain(value)).isEqualTo(text);
        assertThat(Double.parseDouble(Numbers.plain(value))).isEqualTo(value + 0.0);
    }

    @ParameterizedTest
    @CsvSource({"0.95, 95 %", "0.995, 99.5 %", "0.07, 7 %", "1, 100 %"})
    void a_share_is_said_in_percent(double share, String text) {
        assertThat(Numbers.percent(share)).isEqualTo(text);
    }
}
