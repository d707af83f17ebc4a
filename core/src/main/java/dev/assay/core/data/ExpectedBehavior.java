package dev.assay.core.data;

import java.util.Locale;

/** What a good system does with a case. */
public enum ExpectedBehavior {
    /** Answer the question from the corpus; the default. */
    ANSWER,
    /** Decline: the corpus holds no approved answer. */
    REFUSE,
    /** Ask back: the question is unclear. */
    CLARIFY,
    /** Hand over to a person. */
    ESCALATE;

    /** The word used in files, such as {@code refuse}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
