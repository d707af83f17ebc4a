package dev.assay.judge.port;

import java.util.Locale;

/** Why no text came back. */
public enum RefusalKind {
    /** Too many requests (429). */
    RATE_LIMIT(true),
    /** No reply within the time limit, or 408. */
    TIMEOUT(true),
    /** No connection, or it broke before the reply was whole. */
    CONNECTION(true),
    /** The service broke (5xx). */
    SERVER(true),
    /** The service asks to try again (409). */
    CONFLICT(true),
    /** Something came back with a good status that is no reply: empty, HTML from a proxy, an error in disguise. */
    UNREADABLE_BODY(true),
    /** The service does not accept the request (400 and other 4xx). */
    BAD_REQUEST(false),
    /** The key is missing, wrong, or may not do this (401, 403). */
    AUTH(false),
    /** No such model or address (404). */
    NOT_FOUND(false),
    /** The service's certificate is not trusted here. */
    CERTIFICATE(false),
    /** The budget is spent; nothing was sent. */
    BUDGET(false),
    /** The service failed so often that it is left alone for a while; nothing was sent. */
    CIRCUIT_OPEN(false),
    /** The cassette holds no reply; nothing was sent. */
    NOT_RECORDED(false),
    /** The run was stopped. */
    INTERRUPTED(false);

    private final boolean worthRetrying;

    RefusalKind(boolean worthRetrying) {
        this.worthRetrying = worthRetrying;
    }

    /** Whether the same request may succeed a little later. */
    public boolean worthRetrying() {
        return worthRetrying;
    }

    /** Whether no request of a run can succeed until somebody mends a setting. */
    public boolean isFinal() {
        return this == AUTH || this == NOT_FOUND || this == CERTIFICATE;
    }

    /** The word used in messages, such as {@code rate-limit}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What an HTTP status of 400 or more means. */
    public static RefusalKind ofStatus(int status) {
        return switch (status) {
            case 401, 403 -> AUTH;
            case 404 -> NOT_FOUND;
            case 408 -> TIMEOUT;
            case 409 -> CONFLICT;
            case 429 -> RATE_LIMIT;
            default -> status >= 500 ? SERVER : BAD_REQUEST;
        };
    }
}
