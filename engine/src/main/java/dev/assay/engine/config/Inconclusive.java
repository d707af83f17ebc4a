package dev.assay.engine.config;

import java.util.Locale;

/** What becomes of a rule whose limit lies within the interval. */
public enum Inconclusive {
    /** The side of the mean decides: pass with a warning, or fail. */
    BY_MEAN,
    /** Not proven is not passed. */
    FAIL,
    /** Not disproven is passed. */
    PASS;

    /** The word used in files, such as {@code by-mean}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
