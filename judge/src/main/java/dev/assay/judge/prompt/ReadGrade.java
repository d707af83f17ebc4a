package dev.assay.judge.prompt;

/**
 * What a valid reply says of one numbered item.
 *
 * @param word the kind it was given, as the prompt's kind names it, such as {@code partly}
 * @param reason the model's words; blank when it gave none
 */
public record ReadGrade(String word, String reason) {}
