package dev.assay.judge.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

    private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "' 20 ', 20000",
        "0.25, 250",
        "'Fri, 02 Jan 2026 03:05:05 GMT', 60000",
        "'Fri, 02 Jan 2026 03:00:00 GMT', 0",
    })
    void seconds_and_dates_are_understood(String header, long millis) {
        assertThat(RetryAfter.parse(header, NOW)).hasValue(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-5", "1e9", "99999999999", "2026-01-02T03:05:05Z"})
    void anything_else_is_no_wait_at_all(String header) {
        assertThat(RetryAfter.parse(header, NOW)).isEmpty();
    }
}
