package dev.assay.engine.target;

import java.time.Duration;
import java.util.Optional;

/** An attempt failed; the message says what happened. */
final class TargetException extends Exception {

    private static final long serialVersionUID = 1;

    private final boolean passing;
    private final transient Optional<Duration> wait;

    private TargetException(String message, boolean passing, Optional<Duration> wait) {
        super(message);
        this.passing = passing;
        this.wait = wait;
    }

    /** Asking again would not help. */
    static TargetException lasting(String message) {
        return new TargetException(message, false, Optional.empty());
    }

    /** Asking again may help, after the wait that the system asked for. */
    static TargetException passing(String message, Optional<Duration> wait) {
        return new TargetException(message, true, wait);
    }

    boolean isPassing() {
        return passing;
    }

    Optional<Duration> asked() {
        return wait;
    }

    /** The same with what the system said last; blank where it said nothing. */
    TargetException with(String lastWords) {
        return lastWords.isBlank() ? this : new TargetException(text() + "; stderr: " + lastWords, passing, wait);
    }

    String text() {
        return String.valueOf(getMessage());
    }
}
