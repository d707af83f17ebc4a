package dev.assay.engine.trec.text;

/** Reads up to eight decimal digits with three multiplications instead of eight loop turns. */
final class Digits {

    private static final long ZEROS = '0' * Bytes.ONES;
    private static final long ABOVE_NINE = (0x80 - '9' - 1) * Bytes.ONES;
    private static final long PAIRS = 0x0000_00FF_0000_00FFL;

    private Digits() {}

    /**
     * Value of the first {@code count} bytes of a word.
     *
     * @param count 1 to 7
     * @return the number, or -1 if one of the bytes is no digit
     */
    static long first(long word, int count) {
        long eight = (word << (64 - (count << 3))) | (ZEROS >>> (count << 3));
        if ((((eight + ABOVE_NINE) | (eight - ZEROS)) & Bytes.HIGHS) != 0) {
            return -1;
        }
        long digits = eight - ZEROS;
        long pairs = digits * 10 + (digits >>> 8);
        return ((pairs & PAIRS) * 0x000F_4240_0000_0064L + ((pairs >>> 16) & PAIRS) * 0x0000_2710_0000_0001L) >>> 32;
    }
}
