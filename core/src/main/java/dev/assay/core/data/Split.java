package dev.assay.core.data;

import java.util.Locale;

/** The part of a dataset a case belongs to. */
public enum Split {
    /** Used to tune the system; a gate on it proves little. */
    TUNE,
    /** Looked at during development. */
    DEV,
    /** Kept aside until a decision is due. */
    HELDOUT;

    /** The word used in files, such as {@code heldout}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
