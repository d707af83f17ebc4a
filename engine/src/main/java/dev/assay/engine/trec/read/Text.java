package dev.assay.engine.trec.read;

/** Small repairs on text in words. */
final class Text {

    private static final long LINE_FEED = '\n';

    private Text() {}

    /** Puts a line feed at the end where there is none; returns the new end. */
    static int endLine(long[] words, int size) {
        if (size > 0 && byteAt(words, size - 1) == LINE_FEED) {
            return size;
        }
        int shift = size << 3;
        words[size >>> 3] = (words[size >>> 3] & ~(0xffL << shift)) | LINE_FEED << shift;
        return size + 1;
    }

    private static long byteAt(long[] words, int p) {
        return (words[p >>> 3] >>> (p << 3)) & 0xff;
    }
}
