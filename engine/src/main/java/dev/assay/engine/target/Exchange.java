package dev.assay.engine.target;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;

/** One attempt to get an output; an interrupt ends it. */
interface Exchange extends AutoCloseable {

    /** The output, without latency where only the caller can measure it. */
    Output send(Case source) throws TargetException, InterruptedException;

    @Override
    default void close() {}
}
