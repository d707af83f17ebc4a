package dev.assay.judge.port;

/**
 * Why a request is made and how its reply will be read.
 *
 * @param about words for people, such as the case's question; not part of the cache key
 * @param prompt id and language of the prompt file, such as {@code claims.en}
 * @param promptHash SHA-256 of the prompt file, hexadecimal
 * @param parser version of the program that reads the reply
 */
public record RequestOrigin(String about, String prompt, String promptHash, String parser) {}
