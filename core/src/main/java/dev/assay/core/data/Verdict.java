package dev.assay.core.data;

import java.util.Locale;

/** What a passage says of a claim. */
public enum Verdict {
    /** The passage states it or it follows from the passage. */
    SUPPORTED,
    /** The passage states something that rules it out. */
    CONTRADICTED,
    /** The passage leaves it open. */
    NOT_STATED;

    /** The word used in files, prompts and reports, such as {@code not-stated}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
