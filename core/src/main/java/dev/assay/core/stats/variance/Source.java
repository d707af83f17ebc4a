package dev.assay.core.stats.variance;

import java.util.Locale;

/** Where variance comes from; more of the same makes it smaller. */
public enum Source {
    /** The questions differ. */
    QUESTIONS,
    /** The system answers one question differently each time. */
    SYSTEM,
    /** The judge judges one answer differently each time. */
    JUDGE;

    /** The word that programs read, such as {@code questions}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
