package dev.assay.core.words;

import java.util.Arrays;

/** How alike two texts are, character by character: 1 - edits / length of the longer one (Levenshtein 1966). */
public final class Similarity {

    private static final int RUN = 4;

    private Similarity() {}

    /**
     * Whether two texts are at least so alike. Most unlike pairs are told apart by length or by their runs of four
     * characters, in linear time.
     *
     * @param threshold 0 to 1
     * @return whether 1 - edits / longer length is {@code threshold} or more, an edit being to insert, delete or
     *     replace one UTF-16 code unit; two empty texts are alike
     */
    public static boolean atLeast(double threshold, String a, String b) {
        int longer = Math.max(a.length(), b.length());
        // The small addend mends what 1 - 0.8 loses in binary, so that exactly the threshold passes.
        int edits = (int) Math.floor((1 - threshold) * longer + 1e-9);
        return Math.abs(a.length() - b.length()) <= edits
                && lostRuns(a, b) <= (long) RUN * edits
                && withinEdits(a, b, edits);
    }

    /** Runs of characters of the first text that the second lacks, or fewer: one edit destroys {@code RUN} at most. */
    private static long lostRuns(String a, String b) {
        int bits = Math.min(20, 35 - Integer.numberOfLeadingZeros(a.length() | 64));
        int[] count = new int[1 << bits];
        for (int end = RUN; end <= a.length(); end++) {
            count[bucket(a, end, bits)]++;
        }
        for (int end = RUN; end <= b.length(); end++) {
            count[bucket(b, end, bits)]--;
        }
        long lost = 0;
        for (int n : count) {
            lost += Math.max(0, n);
        }
        return lost;
    }

    private static int bucket(String text, int end, int bits) {
        int hash = 0;
        for (int i = end - RUN; i < end; i++) {
            hash = 0x01000193 * (hash ^ text.charAt(i));
        }
        return (hash * 0x9E3779B9) >>> (32 - bits);
    }

    /** Levenshtein's table, only the diagonal band that can hold so few edits (Ukkonen 1985). */
    private static boolean withinEdits(String a, String b, int edits) {
        int far = edits + 1;
        int[] above = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = Math.min(j, far);
        }
        for (int i = 1; i <= a.length(); i++) {
            int from = Math.max(1, i - edits);
            int to = Math.min(b.length(), i + edits);
            Arrays.fill(row, Math.max(0, from - 1), Math.min(b.length(), to + 1) + 1, far);
            int best = far;
            if (i <= edits) {
                row[0] = i;
                best = i;
            }
            for (int j = from; j <= to; j++) {
                int replace = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(far, Math.min(replace, Math.min(above[j], row[j - 1]) + 1));
                best = Math.min(best, row[j]);
            }
            if (best > edits) {
                return false;
            }
            int[] swap = above;
            above = row;
            row = swap;
        }
        return above[b.length()] <= edits;
    }
}
