package dev.assay.core.data;

/**
 * One statement taken from a text.
 *
 * @param number its number within the text, from 1
 * @param text the statement
 * @param start where it begins in the text, UTF-16 code units
 * @param end one past its last character
 */
public record Claim(int number, String text, int start, int end) {}
