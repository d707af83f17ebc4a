package dev.assay.judge.embedded.text;

import dev.assay.core.words.Han;

/**
 * A word as it is compared: lower case, NFKC, English ones without their ending.
 *
 * @param text the compared form
 * @param start where it begins in the text, UTF-16 code units
 * @param end one past its last character
 * @param content whether it carries meaning of its own, unlike "the" or 的
 */
public record Word(String text, int start, int end, boolean content) {

    /** Whether it is a Chinese character. */
    public boolean han() {
        return Han.is(text.codePointAt(0));
    }
}
