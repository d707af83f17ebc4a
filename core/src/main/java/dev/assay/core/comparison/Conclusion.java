package dev.assay.core.comparison;

import java.util.Locale;

/** What a comparison says of a metric, in one word. */
public enum Conclusion {
    /** The second run is better, beyond what chance explains. */
    BETTER,
    /** The second run is worse, beyond what chance explains. */
    WORSE,
    /** The second run is higher, beyond what chance explains, and nobody says whether that is good. */
    HIGHER,
    /** The second run is lower, beyond what chance explains, and nobody says whether that is good. */
    LOWER,
    /** Chance explains the difference; there may still be one that so many cases do not show. */
    NOT_SHOWN,
    /** No case differs. */
    SAME,
    /** There is nothing to test: no pair, one independent pair, or too small a slice. */
    NOT_TESTED;

    /** The word used in files, such as {@code not-shown}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a difference is shown. */
    public boolean shows() {
        return this == BETTER || this == WORSE || this == HIGHER || this == LOWER;
    }

    /** Which way a difference that chance does not explain went. */
    static Conclusion shown(double difference, Direction direction) {
        boolean up = difference > 0;
        return switch (direction) {
            case HIGHER -> up ? BETTER : WORSE;
            case LOWER -> up ? WORSE : BETTER;
            case UNKNOWN -> up ? HIGHER : LOWER;
        };
    }
}
