package dev.assay.judge.embedded.encode;

import dev.assay.core.words.Slice;
import java.util.List;

/** Cuts texts into a model's tokens, two texts to a row. Safe for use by many threads. */
public interface PairTokenizer extends AutoCloseable {

    /** Where in the text its tokens stand, in order, marks left out; places of neighbours may overlap. */
    List<Slice> places(String text);

    /** Both texts whole as one row, however long. */
    PairInput encode(String first, String second);

    @Override
    void close();
}
