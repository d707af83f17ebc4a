package dev.assay.dataset.similar;

import dev.assay.core.words.Folded;
import dev.assay.core.words.Han;
import java.util.Arrays;

/** The words and Chinese characters of a text as they stand, width, case, white space and punctuation aside. */
final class Units {

    private final String original;
    private final Folded folded;
    private long[] hashes = new long[32];
    private int[] starts = new int[32];
    private int[] ends = new int[32];
    private int size;

    private Units(String original) {
        this.original = original;
        this.folded = Folded.of(original);
    }

    static Units of(String original) {
        Units units = new Units(original);
        units.cut();
        return units;
    }

    private void cut() {
        String text = folded.text();
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            int end = i + Character.charCount(code);
            if (Character.isLetterOrDigit(code)) {
                while (!Han.is(code) && end < text.length() && joins(text.codePointAt(end))) {
                    end += Character.charCount(text.codePointAt(end));
                }
                add(i, end);
            }
            i = end;
        }
    }

    private static boolean joins(int code) {
        return Character.isLetterOrDigit(code) && !Han.is(code);
    }

    private void add(int start, int end) {
        if (size == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
        }
        long hash = 0xcbf29ce484222325L;
        for (int i = start; i < end; i++) {
            hash = (hash ^ folded.text().charAt(i)) * 0x100000001b3L;
        }
        hashes[size] = Shingles.mix(hash);
        starts[size] = start;
        ends[size++] = end;
    }

    int size() {
        return size;
    }

    long hash(int unit) {
        return hashes[unit];
    }

    /** One hash for so many units from a place on. */
    long window(int from, int length) {
        long hash = length;
        for (int i = from; i < from + length; i++) {
            hash = Shingles.mix(hash * 31 + hashes[i]);
        }
        return hash;
    }

    /** How many words a range is worth: a Chinese character counts half, as most Chinese words have two. */
    double words(int from, int to) {
        double words = 0;
        for (int i = from; i < to; i++) {
            words += Han.is(folded.text().codePointAt(starts[i])) ? 0.5 : 1;
        }
        return words;
    }

    /** The original text of a range. */
    String quote(int from, int to) {
        return original.substring(folded.origin(starts[from]), folded.originEnd(ends[to - 1]));
    }
}
