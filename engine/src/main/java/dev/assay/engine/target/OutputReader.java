package dev.assay.engine.target;

import dev.assay.core.data.Output;

/** Reads a JSON object with the fields of an output. */
public interface OutputReader {

    /**
     * The output.
     *
     * @throws dev.assay.engine.input.InputException when it is none; the message says why
     */
    Output read(String json);
}
