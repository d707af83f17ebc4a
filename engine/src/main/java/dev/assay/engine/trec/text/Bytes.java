package dev.assay.engine.trec.text;

/**
 * Looks at the eight bytes of one word at once. The first byte of the text is the lowest byte of the word. A mark is the
 * highest bit of a byte.
 */
final class Bytes {

    static final long ONES = 0x0101010101010101L;
    static final long HIGHS = 0x8080808080808080L;

    private static final long LOWS = ~HIGHS;
    private static final long ABOVE_BLANK = (0x80 - ' ' - 1) * ONES;

    private Bytes() {}

    /** Marks bytes up to and including the blank: all white space, and control characters. */
    static long upToBlank(long word) {
        return ~(((word & LOWS) + ABOVE_BLANK) | word) & HIGHS;
    }

    /** Marks bytes equal to {@code value}; only the lowest mark is sure, those above may be wrong. */
    static long equalTo(long word, int value) {
        long zero = word ^ (value * ONES);
        return (zero - ONES) & ~zero & HIGHS;
    }

    /** Index (0 to 7) of the lowest mark; there must be one. */
    static int first(long marks) {
        return (int) ((((marks ^ (marks - 1)) & ONES) * ONES) >>> 56) - 1;
    }

    /** The byte at an index, 0 to 255. */
    static int at(long word, int index) {
        return (int) (word >>> (index << 3)) & 0xff;
    }

    /** All bits of the bytes before the lowest mark. */
    static long before(long marks) {
        return ((marks & -marks) >>> 7) - 1;
    }

    /** All bits of the first {@code count} (0 to 7) bytes. */
    static long firstBytes(int count) {
        return (1L << (count << 3)) - 1;
    }

    /** What C calls space: blank, tab, line feed, vertical tab, form feed, carriage return. */
    static boolean isSpace(int value) {
        return value == ' ' || (value >= '\t' && value <= '\r');
    }
}
