package dev.assay.dataset.quality;

import java.util.Locale;

/** How much a finding weighs. */
public enum Severity {
    /** Worth knowing; nothing need be done. */
    NOTE,
    /** Makes numbers weaker than they look. */
    WARNING,
    /** Makes numbers wrong. */
    ERROR;

    /** The word used in output, such as {@code warning}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
