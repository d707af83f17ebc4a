package dev.assay.dataset.diff;

import dev.assay.engine.report.TextWidth;

/** Cuts long values so that the place where they differ can be seen. */
final class Excerpt {

    private static final int BEFORE = 20;

    private Excerpt() {}

    /** Two values as they are shown. */
    record Pair(String before, String after) {}

    /** Both values within a width; where they are longer, from a little before their first difference. */
    static Pair around(String before, String after, int width) {
        if (TextWidth.of(before) <= width && TextWidth.of(after) <= width) {
            return new Pair(before, after);
        }
        int same = 0;
        int shorter = Math.min(before.length(), after.length());
        while (same < shorter && before.charAt(same) == after.charAt(same)) {
            same++;
        }
        int from = Math.max(0, same - BEFORE);
        return new Pair(from(before, from, width), from(after, from, width));
    }

    private static String from(String text, int from, int width) {
        int start = from > 0 && from < text.length() && Character.isLowSurrogate(text.charAt(from)) ? from + 1 : from;
        return cut(start > 0 ? "…" + text.substring(Math.min(start, text.length())) : text, width);
    }

    static String cut(String text, int width) {
        return TextWidth.cut(text, Math.max(10, width));
    }
}
