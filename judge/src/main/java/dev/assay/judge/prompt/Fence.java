package dev.assay.judge.prompt;

import dev.assay.core.words.Sha256;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Puts untrusted text between markers that it cannot forge. The code in the markers is taken from the content, so equal
 * requests stay equal for the cache, and a text cannot hold its own code. What looks like a marker inside is written
 * with full-width signs, which fold back to the same text when quotes are compared.
 */
public final class Fence {

    private static final int CODE_DIGITS = 10;

    private final String nonce;

    private Fence(String nonce) {
        this.nonce = nonce;
    }

    /** A fence around these texts, in this order. */
    public static Fence of(List<String> untrusted) {
        String all = untrusted.stream().map(text -> text.length() + ":" + text).collect(Collectors.joining());
        return new Fence(Sha256.of(all).substring(0, CODE_DIGITS));
    }

    /** The code that stands in the markers. */
    public String nonce() {
        return nonce;
    }

    /** The text between its markers. */
    public String around(String name, String untrusted) {
        return "<<<" + name + " " + nonce + ">>>\n" + neutral(untrusted) + "\n<<<end " + nonce + ">>>";
    }

    /** The text with everything that looks like a marker, ours or a chat template's, made harmless. */
    public static String neutral(String untrusted) {
        return untrusted
                .replace("<<<", "\uFF1C\uFF1C\uFF1C")
                .replace(">>>", "\uFF1E\uFF1E\uFF1E")
                .replace("<|", "\uFF1C|")
                .replace("|>", "|\uFF1E");
    }
}
