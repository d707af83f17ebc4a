package dev.assay.core.words;

/** Tests on characters. */
public final class Han {

    private Han() {}

    /** Whether the character is a Chinese one. */
    public static boolean is(int code) {
        return code >= 0x3400
                && (code <= 0x9fff || (code >= 0xf900 && code <= 0xfaff) || (code >= 0x20000 && code <= 0x323af));
    }

    /** Chinese characters in a range of a text. */
    public static int count(CharSequence text) {
        return (int) text.codePoints().filter(Han::is).count();
    }
}
