package dev.assay.examples.pipeline;

/**
 * A chunk that was retrieved.
 *
 * @param chunk the chunk
 * @param score its BM25 score, above 0
 */
record Hit(Chunk chunk, double score) {}
