package dev.assay.dataset.imports.port;

import dev.assay.core.words.Sha256;

/** Ids made of words, for questions and passages that have none: the same words get the same id everywhere. */
public final class TextId {

    private static final int DIGITS = 12;

    private TextId() {}

    /** Prefix and 12 hexadecimal digits. */
    public static String of(String prefix, String text) {
        return prefix + Sha256.of(text).substring(0, DIGITS);
    }
}
