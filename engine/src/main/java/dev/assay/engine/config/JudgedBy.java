package dev.assay.engine.config;

import java.util.Locale;

/** What labels and rankings meet on. */
public enum JudgedBy {
    /** The ids that the retriever returns. */
    CHUNK,
    /** The documents that chunks are cut from. */
    DOCUMENT;

    /** The word used in files, such as {@code document}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
