package dev.assay.judge.embedded.encode;

/** The encoder cannot be loaded on this machine; the message says why and what still works. */
public final class NoEncoder extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String why;

    /** With words for the user. */
    NoEncoder(String why, Throwable cause) {
        super(why, cause);
        this.why = why;
    }

    /** In words for the user. */
    public String why() {
        return why;
    }
}
