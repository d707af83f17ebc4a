package dev.assay.core.data;

/**
 * A fact that a good answer holds.
 *
 * @param text the fact
 * @param vital whether an answer without it is a bad answer; otherwise it is merely welcome
 */
public record Nugget(String text, boolean vital) {}
