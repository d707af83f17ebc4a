package dev.assay.examples.pipeline;

/**
 * A text of the corpus.
 *
 * @param id its id
 * @param text its words
 */
public record Document(String id, String text) {}
