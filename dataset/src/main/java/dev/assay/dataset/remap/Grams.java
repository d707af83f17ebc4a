package dev.assay.dataset.remap;

import java.util.Arrays;

/** Runs of four characters of a text as numbers, each with a value that is kept beside it. */
final class Grams {

    private static final int RUN = 4;

    private long[] entries = new long[64];
    private int size;

    /** The runs of a text in their order; none where it is shorter than one. */
    static int[] of(String text) {
        int[] grams = new int[Math.max(0, text.length() - RUN + 1)];
        for (int i = 0; i < grams.length; i++) {
            int hash = 0x811C9DC5;
            for (int j = i; j < i + RUN; j++) {
                hash = 0x01000193 * (hash ^ text.charAt(j));
            }
            grams[i] = hash;
        }
        return grams;
    }

    /** Each run of a text once. */
    static int[] distinct(String text) {
        return Arrays.stream(of(text)).sorted().distinct().toArray();
    }

    void add(int gram, int value) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size++] = ((long) gram << 32) | value;
    }

    /** To be called once, when all is added. */
    void sort() {
        Arrays.sort(entries, 0, size);
    }

    /** The first entry of a run. */
    int from(int gram) {
        int place = Arrays.binarySearch(entries, 0, size, (long) gram << 32);
        return place < 0 ? -place - 1 : place;
    }

    /** One past its last. */
    int to(int gram) {
        int place = Arrays.binarySearch(entries, 0, size, ((long) gram << 32) | Integer.MAX_VALUE);
        return place < 0 ? -place - 1 : place + 1;
    }

    int value(int entry) {
        return (int) entries[entry];
    }
}
