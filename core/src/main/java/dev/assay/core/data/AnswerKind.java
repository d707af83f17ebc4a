package dev.assay.core.data;

import java.util.Locale;

/** What an answer does, whatever it should have done. */
public enum AnswerKind {
    /** It states something. */
    ANSWERED,
    /** It declines to answer. */
    REFUSED,
    /** It asks the user back. */
    CLARIFIED,
    /** It is blank. */
    EMPTY;

    /** The word used in files and reports, such as {@code refused}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
