package dev.assay.engine.trec.text;

import java.util.Arrays;

/** Puts stretches of text together. */
public final class WordsBuilder {

    private long[] words = new long[64];
    private int size;

    /** Appends the bytes from {@code from} to {@code to}. */
    public void append(Words text, int from, int to) {
        int needed = ((size + to - from) >>> 3) + 1 + Words.PADDING;
        if (words.length < needed) {
            words = Arrays.copyOf(words, needed + (needed >> 1));
        }
        for (int p = from; p < to; p += 8) {
            int count = Math.min(8, to - p);
            long word = text.word(p);
            put(count == 8 ? word : word & Bytes.firstBytes(count), count);
        }
    }

    private void put(long word, int count) {
        int shift = size << 3;
        words[size >>> 3] |= word << shift;
        words[(size >>> 3) + 1] |= word >>> 1 >>> ~shift;
        size += count;
    }

    /** Bytes appended. */
    public int size() {
        return size;
    }

    /** The text, with its padding; not copied. */
    public long[] words() {
        return words;
    }
}
