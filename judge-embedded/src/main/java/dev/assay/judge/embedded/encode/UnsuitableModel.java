package dev.assay.judge.embedded.encode;

/** A model's file cannot be used for what it was named for; the message says what was found and what is wanted. */
public final class UnsuitableModel extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final String why;

    /** With words for the user. */
    public UnsuitableModel(String why) {
        super(why);
        this.why = why;
    }

    /** With words for the user, and what caused it. */
    public UnsuitableModel(String why, Throwable cause) {
        super(why, cause);
        this.why = why;
    }

    /** In words for the user. */
    public String why() {
        return why;
    }
}
