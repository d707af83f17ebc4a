package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Hit;
import java.util.List;

/** Finds chunks for a question. The same question always finds the same. */
public interface Retriever {

    /** What its list is called among the recorded stages, such as {@code bm25}. */
    String stage();

    /**
     * The best chunks, best first; of equal scores the earlier chunk comes first.
     *
     * @param limit how many at most, 1 or more
     */
    List<Hit> find(String question, int limit);
}
