package dev.assay.judge.port;

/** Which of two texts is the better one. */
public enum Preference {
    /** The one shown first. */
    FIRST,
    /** The one shown second. */
    SECOND,
    /** Neither. */
    TIE
}
