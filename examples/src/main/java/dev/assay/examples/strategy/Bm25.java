package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.ChunkIndex;
import dev.assay.examples.pipeline.Hit;
import dev.assay.examples.pipeline.Terms;
import java.util.List;

/**
 * Finds by words: Lucene's BM25 over stemmed English or segmented Chinese words. A chunk that shares no word with the
 * question is not found, so that the list may be short.
 *
 * @param index the chunks
 * @param terms turns the question into words, as the index does with the chunks
 */
public record Bm25(ChunkIndex index, Terms terms) implements Retriever {

    @Override
    public String stage() {
        return "bm25";
    }

    @Override
    public List<Hit> find(String question, int limit) {
        return index.search(terms.of(question), limit);
    }
}
