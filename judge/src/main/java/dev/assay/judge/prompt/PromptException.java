package dev.assay.judge.prompt;

/** A prompt file cannot be used; the message names file and line, what was found and what is allowed. */
public final class PromptException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A message for people. */
    public PromptException(String message) {
        super(message);
    }

    /** A message for people, with what caused it. */
    public PromptException(String message, Throwable cause) {
        super(message, cause);
    }
}
