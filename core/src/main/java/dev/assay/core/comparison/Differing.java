package dev.assay.core.comparison;

/**
 * Something in which the making of two runs differs.
 *
 * @param what its name, such as {@code dataset} or the key of a setting
 * @param a how it was in the first run; empty where it was not set
 * @param b how it was in the second run
 */
public record Differing(String what, String a, String b) {}
