package dev.assay.judge.resilience;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the header {@code Retry-After} (RFC 9110, section 10.2.3): seconds or an HTTP date. */
public final class RetryAfter {

    private static final Pattern SECONDS = Pattern.compile("\\d{1,9}(?:\\.\\d{1,9})?");

    private RetryAfter() {}

    /**
     * How long to wait; nothing when the header cannot be read.
     *
     * @param header the header's value; some services send fractions of a second
     * @param now the present, for dates; a date gone by means no wait
     */
    public static Optional<Duration> parse(String header, Instant now) {
        String value = header.strip();
        if (SECONDS.matcher(value).matches()) {
            return Optional.of(Duration.ofNanos(Math.round(Double.parseDouble(value) * 1e9)));
        }
        try {
            Instant then = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration wait = Duration.between(now, then);
            return Optional.of(wait.isNegative() ? Duration.ZERO : wait);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
