package dev.assay.engine.report;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.Estimate;
import java.util.Locale;

/** Numbers as they are shown: fractions with three decimals and a point, whatever the machine's locale. */
final class Numbers {

    /** Stands where there is no number. */
    static final String NONE = "-";

    private Numbers() {}

    /** Three decimals; what rounds to zero has no sign. */
    static String fraction(double value) {
        String text = String.format(Locale.ROOT, "%.3f", value);
        return text.equals("-0.000") ? "0.000" : text;
    }

    static String mean(Estimate estimate) {
        return estimate.mean().isPresent() ? fraction(estimate.mean().getAsDouble()) : NONE;
    }

    /** {@code [0.421, 1.000]}, or the words for no interval. */
    static String interval(Estimate estimate, Language language) {
        return estimate.interval()
                .map(i -> "[" + fraction(i.low()) + ", " + fraction(i.high()) + "]")
                .orElse(Phrase.NO_INTERVAL.in(language));
    }

    /** The number, or which of the two other outcomes it is. */
    static String score(Score score, Language language) {
        return score.fold(
                Numbers::fraction,
                undefined -> Phrase.UNDEFINED.in(language),
                failed -> Phrase.FAILED.in(language) + " (" + failed.kind().word() + ")");
    }

    /** Seconds with one decimal. */
    static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
    }
}
