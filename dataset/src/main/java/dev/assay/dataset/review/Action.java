package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import java.util.Locale;
import java.util.Optional;

/** What a reviewer did. */
public enum Action {
    /** The case is good to gate on. */
    APPROVE,
    /** The case is not to be used. */
    REJECT,
    /** The case says something else now, and waits for a decision. */
    EDIT,
    /** Words were left at the case. */
    NOTE,
    /** The last of these was taken back. */
    UNDO;

    /** The word used in the log, such as {@code approve}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The action of this word. */
    static Optional<Action> of(String word) {
        for (Action action : values()) {
            if (action.word().equals(word)) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }

    /** Where it leaves the review; absent for what decides nothing. */
    Optional<Review.Status> status() {
        return switch (this) {
            case APPROVE -> Optional.of(Review.Status.APPROVED);
            case REJECT -> Optional.of(Review.Status.REJECTED);
            case EDIT, NOTE, UNDO -> Optional.empty();
        };
    }
}
