package dev.assay.dataset.redaction;

/** Full-width letters, digits and signs made narrow, and every sort of blank and dash the plain one; each character stays one. */
final class Narrow {

    private static final int WIDE_FIRST = 0xFF01;
    private static final int WIDE_LAST = 0xFF5E;
    private static final int SHIFT = 0xFEE0;

    private Narrow() {}

    static String of(String text) {
        if (text.chars().allMatch(c -> c < 0x80)) {
            return text;
        }
        StringBuilder narrow = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            narrow.append(of(text.charAt(i)));
        }
        return narrow.toString();
    }

    private static char of(char c) {
        if (c < 0x80) {
            return c;
        }
        if (c >= WIDE_FIRST && c <= WIDE_LAST) {
            return (char) (c - SHIFT);
        }
        if (c == '\u3000' || c == '\u00A0' || c == '\u2009' || c == '\u202F') {
            return ' ';
        }
        return c >= '\u2010' && c <= '\u2015' ? '-' : c;
    }
}
