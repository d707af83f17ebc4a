package dev.assay.engine;

/** Something asked for cannot be done as asked; the message says what is allowed and what to do next. */
public final class UsageException extends RuntimeException {

    /** With a message for the user. */
    public UsageException(String message) {
        super(message);
    }
}
