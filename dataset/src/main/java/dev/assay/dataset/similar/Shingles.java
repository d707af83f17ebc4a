package dev.assay.dataset.similar;

import java.util.Arrays;
import java.util.List;

/** Hashes of the pieces of a text. */
final class Shingles {

    private static final int LONG = 3;

    private Shingles() {}

    static long[] of(List<Token> tokens) {
        long[] found = new long[16];
        int size = 0;
        long before = 0;
        for (Token token : tokens) {
            // Chinese characters stand for themselves; words are padded, so that their ends count.
            String text = token.text().length() == 1 ? token.text() : " " + token.text() + " ";
            int pieces = Math.max(1, text.length() - LONG + 1);
            found = room(found, size + pieces + 1);
            for (int i = 0; i < pieces; i++) {
                found[size++] = hash(text, i, Math.min(text.length(), i + LONG));
            }
            long whole = hash(text, 0, text.length());
            if (before != 0) {
                found[size++] = mix(before * 31 + whole);
            }
            before = whole;
        }
        return Arrays.stream(found, 0, size).sorted().distinct().toArray();
    }

    private static long[] room(long[] array, int size) {
        return size <= array.length ? array : Arrays.copyOf(array, 2 * size);
    }

    private static long hash(String text, int start, int end) {
        long hash = 0xcbf29ce484222325L;
        for (int i = start; i < end; i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return mix(hash);
    }

    /** Spreads a number over all 64 bits (Stafford's variant 13, as in SplittableRandom). */
    static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }
}
