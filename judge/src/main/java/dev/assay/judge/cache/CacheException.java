package dev.assay.judge.cache;

/** A cache or cassette cannot be used; the message names the file and the next step. */
public final class CacheException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A message for people. */
    public CacheException(String message) {
        super(message);
    }

    /** A message for people, with what caused it. */
    public CacheException(String message, Throwable cause) {
        super(message, cause);
    }
}
