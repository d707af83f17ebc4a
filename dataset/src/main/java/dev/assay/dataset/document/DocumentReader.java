package dev.assay.dataset.document;

import java.io.IOException;

/** Reads files of one format. */
interface DocumentReader {

    /**
     * Reads the documents of a file into what was found so far.
     *
     * @throws dev.assay.engine.input.InputException when nothing of it can be read
     * @throws IOException when its bytes cannot be had
     */
    void read(FoundFile file, Findings findings) throws IOException;
}
