package dev.assay.dataset.remap;

import dev.assay.core.data.Span;

/**
 * The range of a text that is most like some words.
 *
 * <p>Source: Sellers 1980, The theory and computation of evolutionary distances: pattern recognition.
 *
 * @param start its first character
 * @param end one past its last
 * @param score 1 - edits / longer length, 0 to 1
 */
record Window(int start, int end, double score) {

    /** Looks in a slice of the text: as many steps as the words have characters times those of the slice. */
    static Window best(String words, String text, Span slice) {
        int n = words.length();
        int[] edits = new int[n + 1];
        int[] begun = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            edits[i] = i;
            begun[i] = slice.start();
        }
        Window best = new Window(slice.start(), slice.start(), 0);
        for (int end = slice.start() + 1; end <= slice.end(); end++) {
            char c = text.charAt(end - 1);
            int diagonal = edits[0];
            int diagonalBegun = begun[0];
            begun[0] = end;
            for (int i = 1; i <= n; i++) {
                int replace = diagonal + (words.charAt(i - 1) == c ? 0 : 1);
                int from = diagonalBegun;
                diagonal = edits[i];
                diagonalBegun = begun[i];
                int fewest = replace;
                if (edits[i] + 1 < fewest) {
                    fewest = edits[i] + 1;
                    from = begun[i];
                }
                if (edits[i - 1] + 1 < fewest) {
                    fewest = edits[i - 1] + 1;
                    from = begun[i - 1];
                }
                edits[i] = fewest;
                begun[i] = from;
            }
            double score = 1 - (double) edits[n] / Math.max(n, end - begun[n]);
            if (score > best.score && end > begun[n]) {
                best = new Window(begun[n], end, score);
            }
        }
        return best.trimmed(text);
    }

    private Window trimmed(String text) {
        int from = start;
        int to = end;
        while (from < to && text.charAt(from) == ' ') {
            from++;
        }
        while (from < to && text.charAt(to - 1) == ' ') {
            to--;
        }
        return from < to ? new Window(from, to, score) : new Window(start, end, 0);
    }
}
