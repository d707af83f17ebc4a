package dev.assay.core.metric;

import java.util.Locale;

/** Why something could not be measured. */
public enum FailureKind {
    /** The judge could not be reached or broke down. */
    JUDGE_DOWN,
    /** The judge's reply could not be read. */
    JUDGE_UNREADABLE,
    /** The system under test gave an error. */
    TARGET,
    /** The budget was spent. */
    BUDGET;

    /** The word used in files and reports, such as {@code judge-down}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
