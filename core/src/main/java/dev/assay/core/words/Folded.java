package dev.assay.core.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;

/**
 * A text in the form in which quotes are compared: NFKC, lower case, white space folded; each character knows where
 * it came from.
 */
public final class Folded {

    private final String text;
    private final int[] origin;

    private Folded(String text, int[] origin) {
        this.text = text;
        this.origin = origin;
    }

    /** The folded text. */
    public String text() {
        return text;
    }

    /** The index in the original of a character of the folded text; of its length, the original's length. */
    public int origin(int index) {
        return origin[index];
    }

    /** Folds a text, keeping track of origins. */
    public static Folded of(String original) {
        StringBuilder folded = new StringBuilder(original.length());
        int[] origin = new int[original.length() * 4 + 1];
        boolean blank = true;
        for (int i = 0; i < original.length(); ) {
            int code = original.codePointAt(i);
            String piece = normal(code);
            for (int j = 0; j < piece.length(); j++) {
                boolean space = Character.isWhitespace(piece.charAt(j)) || piece.charAt(j) == '\u200b';
                if (space && blank) {
                    continue;
                }
                if (folded.length() >= origin.length - 1) {
                    origin = Arrays.copyOf(origin, origin.length * 2);
                }
                origin[folded.length()] = i;
                folded.append(space ? ' ' : piece.charAt(j));
                blank = space;
            }
            i += Character.charCount(code);
        }
        int length = folded.length();
        if (length > 0 && folded.charAt(length - 1) == ' ') {
            folded.setLength(--length);
        }
        origin[length] = original.length();
        return new Folded(folded.toString(), Arrays.copyOf(origin, length + 1));
    }

    private static String normal(int code) {
        if (code < 0x80) {
            return String.valueOf((char) Character.toLowerCase(code));
        }
        return Normalizer.normalize(Character.toString(code), Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT);
    }
}
