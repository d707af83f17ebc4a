package dev.assay.engine.target;

import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** How long a server asks to be left alone: seconds, or a date. */
final class RetryAfter {

    private RetryAfter() {}

    static Optional<Duration> of(HttpHeaders headers) {
        return headers.firstValue("Retry-After").map(String::strip).flatMap(RetryAfter::parse);
    }

    private static Optional<Duration> parse(String text) {
        if (text.matches("\\d{1,9}")) {
            return Optional.of(Duration.ofSeconds(Long.parseLong(text)));
        }
        try {
            Instant when = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration wait = Duration.between(Instant.now(), when);
            return Optional.of(wait.isNegative() ? Duration.ZERO : wait);
        } catch (DateTimeException neither) {
            return Optional.empty();
        }
    }
}
