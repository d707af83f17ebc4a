package dev.assay.engine.config;

import java.util.Locale;

/** How much is measured. */
public enum Mode {
    /** Retrieval, and answers where there are any. */
    FULL,
    /** Retrieval only: needs no answer and no judge. */
    RETRIEVAL;

    /** The word used in files, such as {@code retrieval}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
