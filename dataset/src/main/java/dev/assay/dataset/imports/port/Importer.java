package dev.assay.dataset.imports.port;

/**
 * Reads datasets as another tool writes them. Found by {@link java.util.ServiceLoader}: name the class in {@code
 * META-INF/services/dev.assay.dataset.imports.port.Importer}; of several that recognise a file the first is taken.
 */
public interface Importer {

    /** The word for {@code --from}, such as {@code ragas}. */
    String name();

    /** Format and fields by which it is known, in a few words for a person. */
    String describes();

    /** Whether this is a file of this format, as far as its beginning tells. */
    boolean recognises(Head head);

    /**
     * Reads everything, one row after the other, and holds none of it.
     *
     * @param material what to read
     * @param sink takes cases, passages, notes, and what could not be read
     * @throws dev.assay.engine.input.InputException when nothing of it can be read
     */
    void read(Material material, Sink sink);
}
