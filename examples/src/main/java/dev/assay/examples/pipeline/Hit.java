package dev.assay.examples.pipeline;

/**
 * A chunk that was retrieved.
 *
 * @param chunk the chunk
 * @param score what the step that found it gave it; more is better, and only scores of one list compare
 */
public record Hit(Chunk chunk, double score) {}
