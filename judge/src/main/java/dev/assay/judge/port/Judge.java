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

    /** How many requests it works on at once; more threads than that only wait. */
    default int concurrency() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** Frees what the judge holds. */
    @Override
    void close();
}
