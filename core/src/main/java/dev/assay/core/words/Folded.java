package dev.assay.core.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;

/**
 * A text in the form in which quotes are compared: NFKC, lower case, white space folded to one blank and dropped beside
 * Chinese and Japanese characters (where a line break means nothing), invisible format characters dropped. Each
 * character knows where it came from. Takes time linear in the text.
 */
public final class Folded {

    /** Longest run of marks that is normalised as one, as in Unicode's stream-safe format. */
    private static final int LONGEST_RUN = 32;

    /** Characters below are normal as they are, but for their case. */
    private static final char ASCII = 0x80;

    private final String original;
    private final StringBuilder folded;
    private int[] origin;
    /** Where white space began that is not yet written; -1 when there is none. */
    private int space = -1;
    /** The last character written; -1 at the start. */
    private int before = -1;

    private String text = "";

    private Folded(String original) {
        this.original = original;
        this.folded = new StringBuilder(original.length());
        this.origin = new int[original.length() + 1];
    }

    /** Folds a text, keeping track of origins. */
    public static Folded of(String original) {
        Folded result = new Folded(original);
        result.fold();
        return result;
    }

    /** The folded text. */
    public String text() {
        return text;
    }

    /** The index in the original of a character of the folded text; of its length, the original's length. */
    public int origin(int index) {
        return origin[index];
    }

    /**
     * Where a range of the folded text that ends at {@code end} ends in the original: behind the character that its last
     * one came from. Unlike {@link #origin} it takes in no white space that follows, and no half of a character.
     *
     * @param end end of the range in the folded text, 1 or more
     */
    public int originEnd(int end) {
        return pieceEnd(origin[end - 1]);
    }

    private void fold() {
        for (int start = 0; start < original.length(); ) {
            int end = pieceEnd(start);
            if (end - start == 1 && original.charAt(start) < ASCII) {
                fold(Character.toLowerCase(original.charAt(start)), start);
            } else {
                String piece = normal(start, end);
                for (int i = 0; i < piece.length(); ) {
                    int code = piece.codePointAt(i);
                    i += Character.charCount(code);
                    fold(code, start);
                }
            }
            start = end;
        }
        text = folded.toString();
        origin = Arrays.copyOf(origin, text.length() + 1);
        origin[text.length()] = original.length();
    }

    private void fold(int code, int from) {
        if (Character.isWhitespace(code)) {
            space = space < 0 ? from : space;
        } else if (Character.getType(code) != Character.FORMAT) {
            if (space >= 0 && before >= 0 && !unspaced(before) && !unspaced(code)) {
                append(' ', space);
            }
            append(code, from);
            space = -1;
            before = code;
        }
    }

    private void append(int code, int from) {
        if (folded.length() + 2 >= origin.length) {
            origin = Arrays.copyOf(origin, 2 * origin.length + 2);
        }
        origin[folded.length()] = from;
        if (Character.isBmpCodePoint(code)) {
            folded.append((char) code);
        } else {
            origin[folded.length() + 1] = from;
            folded.appendCodePoint(code);
        }
    }

    /** The end of the piece that is normalised as one: a character and the marks that may melt into it. */
    private int pieceEnd(int start) {
        int end = start + Character.charCount(original.codePointAt(start));
        while (end < original.length() && end - start < LONGEST_RUN && melts(original.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Marks, Hangul vowels and finals, half-width voicing signs. */
    private static boolean melts(char c) {
        if (c < '\u0300') {
            return false;
        }
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || (c >= '\u1160' && c <= '\u11ff')
                || c == '\uff9e'
                || c == '\uff9f';
    }

    private String normal(int start, int end) {
        char first = original.charAt(start);
        String piece = original.substring(start, end);
        boolean stable = end - start == 1 && first >= '\u4e00' && first <= '\u9fff';
        return stable
                ? piece
                : Normalizer.normalize(piece, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    /** Whether the script of a character is written without blanks between words. */
    private static boolean unspaced(int code) {
        return code >= 0x2e80 && (Character.isIdeographic(code) || (code >= 0x3001 && code <= 0x303f) || kana(code));
    }

    private static boolean kana(int code) {
        return code >= 0x3041 && code <= 0x30ff;
    }
}
