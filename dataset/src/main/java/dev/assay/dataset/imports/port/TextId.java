package dev.assay.dataset.imports.port;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Ids made of words, for questions and passages that have none: the same words get the same id everywhere. */
public final class TextId {

    private static final int BYTES = 6;

    private TextId() {}

    /** Prefix and 12 hexadecimal digits. */
    public static String of(String prefix, String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return prefix + HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JVM has SHA-256", impossible);
        }
    }
}
