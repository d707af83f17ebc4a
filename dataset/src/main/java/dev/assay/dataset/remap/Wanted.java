package dev.assay.dataset.remap;

import dev.assay.core.data.Span;
import dev.assay.core.words.Folded;
import java.util.Optional;

/**
 * A text to be found again.
 *
 * @param text the words
 * @param before folded words that stood before it in the old corpus; empty where none are known
 * @param after folded words that stood behind it
 * @param document the document it stood in
 * @param place where in the document; absent where the old corpus has no offsets
 * @param whole whether it is a passage from end to end
 */
record Wanted(String text, String before, String after, String document, Optional<Span> place, boolean whole) {

    /** Characters looked at on either side. */
    static final int AROUND = 64;

    /** A text of at least this weight is taken for the same text wherever it stands. */
    private static final int TELLING = 24;

    /** What both sides must share at least for a text that is less telling. */
    private static final int ENOUGH = 12;

    private static final int IDEOGRAPH = 3;

    /** A text of which only the document is known. */
    static Wanted bare(String text, String document) {
        return new Wanted(text, "", "", document, Optional.empty(), false);
    }

    /** A range of an old document. */
    static Wanted of(Layout old, Span span, boolean whole) {
        return new Wanted(
                old.at(span),
                before(old.text(), span.start()),
                after(old.text(), span.end()),
                old.id(),
                old.offsets() ? Optional.of(span) : Optional.empty(),
                whole);
    }

    boolean telling() {
        return weight(text) >= TELLING;
    }

    boolean hasSurroundings() {
        return !before.isEmpty() || !after.isEmpty();
    }

    /** The most that {@link #shared} can be. */
    int surroundings() {
        return weight(before) + weight(after);
    }

    /** What of the surroundings is enough to know a text by them. */
    int enough() {
        return Math.min(ENOUGH, surroundings());
    }

    /** How much of the surroundings is the same at a place: letters and digits, an ideograph counting as three. */
    int shared(String text, int start, int end) {
        String left = before(text, start);
        int i = 0;
        while (i < Math.min(left.length(), before.length())
                && left.charAt(left.length() - 1 - i) == before.charAt(before.length() - 1 - i)) {
            i++;
        }
        String right = after(text, end);
        int j = 0;
        while (j < Math.min(right.length(), after.length()) && right.charAt(j) == after.charAt(j)) {
            j++;
        }
        return weight(before.substring(before.length() - i)) + weight(after.substring(0, j));
    }

    /** The words with their surroundings, folded. */
    String withSurroundings() {
        return before + " " + Folded.of(text).text() + " " + after;
    }

    private static String before(String text, int start) {
        return Folded.of(text.substring(Math.max(0, start - AROUND), start)).text();
    }

    private static String after(String text, int end) {
        return Folded.of(text.substring(end, Math.min(text.length(), end + AROUND)))
                .text();
    }

    private static int weight(String text) {
        return text.codePoints()
                .map(code -> Character.isIdeographic(code) ? IDEOGRAPH : Character.isLetterOrDigit(code) ? 1 : 0)
                .sum();
    }
}
