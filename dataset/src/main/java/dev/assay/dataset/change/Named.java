package dev.assay.dataset.change;

/**
 * A case or passage that only one of the two has.
 *
 * @param id its id
 * @param line its line, from 1
 * @param words how its question or its text begins, on one line
 */
public record Named(String id, int line, String words) {}
