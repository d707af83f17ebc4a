package dev.assay.core.words;

/**
 * A range of a text.
 *
 * @param start first character, UTF-16 code units
 * @param end one past the last character
 */
public record Slice(int start, int end) {

    /** The words of the range. */
    public String of(String text) {
        return text.substring(start, end);
    }

    /** Characters in the range. */
    public int length() {
        return end - start;
    }

    /** Whether the other range lies within this one. */
    public boolean holds(Slice other) {
        return start <= other.start && other.end <= end;
    }

    /** The range without white space at either end; may be empty. */
    public Slice strip(String text) {
        int from = start;
        int to = end;
        while (from < to && blank(text.charAt(from))) {
            from++;
        }
        while (to > from && blank(text.charAt(to - 1))) {
            to--;
        }
        return new Slice(from, to);
    }

    private static boolean blank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u200b' || c == '\ufeff';
    }
}
