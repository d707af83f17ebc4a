package dev.assay.core.gate;

/**
 * One line of a message to people: what it is about, and what is so.
 *
 * @param name a short word, such as {@code allowed}
 * @param text the fact
 */
public record Fact(String name, String text) {}
