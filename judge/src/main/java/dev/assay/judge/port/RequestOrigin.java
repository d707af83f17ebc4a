package dev.assay.judge.port;

/**
 * Why a request is made and how its reply will be read.
 *
 * @param about words for people, such as the case's question; not part of the cache key
 * @param prompt id and language of the prompt file, such as {@code claims.en}
 * @param promptHash SHA-256 of the prompt file, hexadecimal
 * @param parser version of the program that reads the reply
 * @param repeat which time the same is asked, from 1
 */
public record RequestOrigin(String about, String prompt, String promptHash, String parser, int repeat) {

    public RequestOrigin {
        if (repeat < 1) {
            throw new IllegalArgumentException("repeats are counted from 1, found " + repeat);
        }
    }

    /** Asked for the first time. */
    public RequestOrigin(String about, String prompt, String promptHash, String parser) {
        this(about, prompt, promptHash, parser, 1);
    }
}
