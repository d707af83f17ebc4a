package dev.assay.engine.report;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.Locale;
import java.util.Optional;

/** Numbers as they are shown: fractions with three decimals and a point, whatever the machine's locale. */
final class Numbers {

    /** Stands where there is no number. */
    static final String NONE = "-";

    private Numbers() {}

    /** Three decimals; what rounds to zero has no sign. */
    static String fraction(double value) {
        return dev.assay.core.words.Numbers.fixed(value, 3);
    }

    static String mean(Estimate estimate) {
        return estimate.mean().isPresent() ? fraction(estimate.mean().getAsDouble()) : NONE;
    }

    /** {@code [0.421, 1.000]}, or the words for no interval. */
    static String interval(Estimate estimate, Wording in) {
        return interval(estimate.interval(), in);
    }

    /** The same of an interval alone. */
    static String interval(Optional<Interval> interval, Wording in) {
        return interval.map(i -> "[" + fraction(i.low()) + ", " + fraction(i.high()) + "]")
                .orElse(Phrase.NO_INTERVAL.in(in));
    }

    /** The number, or which of the two other outcomes it is. */
    static String score(Score score, Wording in) {
        return score.fold(
                Numbers::fraction,
                undefined -> Phrase.UNDEFINED.in(in),
                failed -> Phrase.FAILED.in(in) + " (" + failed.kind().word() + ")");
    }

    /** Seconds with one decimal. */
    static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
    }
}
