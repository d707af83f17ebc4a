package dev.assay.dataset.exports;

import dev.assay.engine.codec.CaseLine;
import java.io.IOException;

/** Writes cases in a format, one after the other. */
interface Exporter extends AutoCloseable {

    /**
     * Writes a case with its outputs.
     *
     * @param line the case as its line says it; empty where it stands in no line of JSON
     */
    void write(CaseLine read, String line, Losses losses) throws IOException;

    /** Ends the file. */
    @Override
    void close() throws IOException;
}
