package dev.assay.dataset.imports.port;

import java.nio.file.Path;
import java.util.function.Consumer;

/** A file or folder to be read. */
public interface Material {

    /** Where it stands. */
    Path path();

    /** What its beginning tells. */
    Head head();

    /**
     * Hands out the rows of JSON lines, of a JSON list, of a list within a JSON object, or of CSV, one after the other.
     *
     * @param list the key of the list, where the file may be one object
     * @param sink told of rows that are no rows; the others are handed out
     * @throws dev.assay.engine.input.InputException when the file has no rows of this kind or cannot be read
     */
    void rows(String list, Sink sink, Consumer<Row> rows);
}
