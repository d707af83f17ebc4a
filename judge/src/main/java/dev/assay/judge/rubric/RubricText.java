package dev.assay.judge.rubric;

/**
 * A rubric as it was found.
 *
 * @param key tells it from every other
 * @param file how messages name it
 * @param text the whole file
 */
record RubricText(String key, String file, String text) {}
