package dev.assay.core.gate;

import java.util.Locale;

/**
 * What a gate makes of doubt and of failures.
 *
 * @param inconclusive what becomes of a rule whose limit lies within the interval
 * @param maxFailed largest share of failed cases, 0 to 1, among those valued or failed; above it a rule counts as not
 *     measured
 */
public record Policy(Inconclusive inconclusive, double maxFailed) {

    /** By the mean, and at most 2 % failed. */
    public static final Policy DEFAULT = new Policy(Inconclusive.BY_MEAN, 0.02);

    /** What becomes of a rule that cannot be decided. */
    public enum Inconclusive {
        /** The side on which the mean lies decides; a pass comes with a warning. */
        BY_MEAN,
        /** It stops the build as something that could not be measured (exit 3). */
        FAIL,
        /** It passes. */
        PASS;

        /** The word used in files, such as {@code by-mean}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Policy {
        if (!(maxFailed >= 0 && maxFailed <= 1)) {
            throw new IllegalArgumentException("maxFailed is a share from 0 to 1, such as 0.02, found " + maxFailed);
        }
    }
}
