package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Hit;
import java.util.List;

/** Looks at each chunk that was found together with the question, and orders them anew. */
@FunctionalInterface
public interface Reranker {

    /**
     * The best of the hits in the reranker's order and with its scores; of equal scores the order stays.
     *
     * @param limit how many at most, 1 or more
     */
    List<Hit> rerank(String question, List<Hit> hits, int limit);
}
