package dev.assay.judge.port;

/**
 * A reply of a model that could not be used.
 *
 * @param about words for people, such as the case's question
 * @param prompt id and language of the prompt file, such as {@code claims.en}
 * @param attempt 1, or 2 when it was asked again
 * @param reason why it could not be used
 * @param body the text, as sent
 */
public record UnreadableReply(String about, String prompt, int attempt, String reason, String body) {}
