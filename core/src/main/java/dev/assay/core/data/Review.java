package dev.assay.core.data;

import java.util.Locale;
import java.util.Optional;

/**
 * What people said of a case.
 *
 * @param status where the review stands
 * @param by who reviewed
 * @param at when, as written in the file
 * @param note free words
 */
public record Review(Status status, Optional<String> by, Optional<String> at, Optional<String> note) {

    /** Where a review stands. */
    public enum Status {
        /** Not looked at yet. */
        DRAFT,
        /** Good to gate on. */
        APPROVED,
        /** Not to be used. */
        REJECTED;

        /** The word used in files, such as {@code approved}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
