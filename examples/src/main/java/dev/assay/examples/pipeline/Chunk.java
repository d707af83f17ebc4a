package dev.assay.examples.pipeline;

/**
 * A piece of a document that is indexed and retrieved as one.
 *
 * @param id the document's id and the chunk's number in it from 0, such as {@code p000#1}
 * @param document the document's id
 * @param range where in the document it stands
 * @param text its words
 */
public record Chunk(String id, String document, Range range, String text) {}
