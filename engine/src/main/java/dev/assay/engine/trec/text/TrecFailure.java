package dev.assay.engine.trec.text;

/** An evaluation that cannot go on; carries the exit status that trec_eval has for it. */
public final class TrecFailure extends RuntimeException {

    /** Wrong options or an unknown measure. */
    public static final int USAGE = 1;

    /** A file that cannot be read, or wrong parameters of a measure. */
    public static final int INPUT = 2;

    /** A document given twice in a topic, or a measure that cannot be computed. */
    public static final int MEASURE = 4;

    /** No topic is both judged and in the run. */
    public static final int NO_COMMON_TOPIC = 7;

    private final int status;

    /** A failure with its exit status and a message for people. */
    public TrecFailure(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    /** Exit status, 1 or more. */
    public int status() {
        return status;
    }
}
