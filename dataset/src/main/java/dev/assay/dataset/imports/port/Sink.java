package dev.assay.dataset.imports.port;

import dev.assay.core.data.Passage;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.input.Fault;

/** Takes what is read. */
public interface Sink {

    /** Takes a case with what a system did; a second one with the same id is refused and told. */
    void accept(CaseLine read);

    /** Takes a passage of the corpus. */
    void passage(Passage passage);

    /** Takes note of something that could not be read and is left out. */
    void skip(Fault fault);

    /**
     * Takes note of something that should be known; told once, with how often it stands and where first.
     *
     * @param line line from 1; 0 for the whole file
     */
    void note(String text, int line);

    /** An id for a case of which the file gives none: the same question gets the same id, the second time with -2. */
    String newId(String question);
}
