package dev.assay.engine.trec.score;

import dev.assay.engine.trec.read.RunLines;

/** Brings the lines of a topic into rank order: score descending, then document id descending by bytes. */
final class RankOrder {

    private static final int CHEAP_MOVES = 8;

    private int[] order = new int[0];
    private int[] spare = new int[0];

    /** Line numbers in rank order; valid until the next call. */
    int[] of(RunLines lines) {
        int size = lines.size();
        if (order.length < size) {
            order = new int[2 * size];
        }
        for (int i = 0; i < size; i++) {
            order[i] = i;
        }
        if (!lines.falling() && !insertionSort(lines, size)) {
            if (spare.length < size) {
                spare = new int[order.length];
            }
            mergeSort(lines, 0, size);
        }
        return order;
    }

    /** Fast where only neighbours with equal scores are out of order; gives up where it would take long. */
    private boolean insertionSort(RunLines lines, int size) {
        long moves = (long) CHEAP_MOVES * size;
        for (int i = 1; i < size; i++) {
            int line = order[i];
            if (lines.score(line) < lines.score(order[i - 1])) {
                continue;
            }
            int j = i;
            while (j > 0 && lines.before(line, order[j - 1])) {
                order[j] = order[j - 1];
                j--;
            }
            order[j] = line;
            moves -= i - j;
            if (moves < 0) {
                return false;
            }
        }
        return true;
    }

    private void mergeSort(RunLines lines, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) >>> 1;
        mergeSort(lines, from, middle);
        mergeSort(lines, middle, to);
        if (!lines.before(order[middle], order[middle - 1])) {
            return;
        }
        System.arraycopy(order, from, spare, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            boolean takeRight = right < to && lines.before(order[right], spare[left]);
            order[i] = takeRight ? order[right++] : spare[left++];
        }
    }
}
