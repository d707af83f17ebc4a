package dev.assay.judge.port;

/**
 * Names kinds: which claims a text makes, what a passage says of a claim. Never a number between 0 and 1 as a score.
 * Safe for use by many threads at once.
 */
public interface Judge extends AutoCloseable {

    /** Who judges, for provenance and comparison: kind and version of everything that can change a verdict. */
    String id();

    /** Answers a request; blocks until it can. Never throws for what the outside world does wrong. */
    JudgeReply ask(JudgeRequest request);

    /**
     * Answers the same request once more, as if it had not been asked before.
     *
     * @param repeat which time it is, from 1; the first is the same as {@link #ask(JudgeRequest)}. A judge that always
     *     says the same takes no heed of it
     */
    default JudgeReply ask(JudgeRequest request, int repeat) {
        return ask(request);
    }

    /** How many requests it works on at once; more threads than that only wait. */
    default int concurrency() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** Frees what the judge holds. */
    @Override
    void close();
}
