package dev.assay.engine.target;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;

/** The system under test; safe for use by many threads. */
public interface Target extends AutoCloseable {

    /** What it did with a case; where it failed, an output with {@code error} and never an exception of its own. */
    Output ask(Case source) throws InterruptedException;

    /** How many times each case is asked, 1 or more. */
    int repeats();

    /** Questions asked at once, 1 or more. */
    int concurrency();

    @Override
    void close();
}
