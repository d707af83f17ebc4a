package dev.assay.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** What tests ask of answers. */
public final class Answers {

    private Answers() {}

    public static <T> T known(Answer<T> answer) {
        return answer.fold(value -> value, why -> {
            throw new AssertionError("undefined: " + why);
        });
    }

    public static <T> String why(Answer<T> answer) {
        return answer.fold(
                value -> {
                    throw new AssertionError("known: " + value);
                },
                why -> why);
    }

    public static void assertBounds(Interval interval, double low, double high, double tolerance) {
        assertThat(interval.low()).isEqualTo(low, within(tolerance));
        assertThat(interval.high()).isEqualTo(high, within(tolerance));
    }

    public static void assertMeasured(Measured measured, double value, double low, double high, double tolerance) {
        assertThat(measured.value()).isEqualTo(value, within(tolerance));
        assertBounds(measured.interval().orElseThrow(), low, high, tolerance);
    }
}
