package dev.assay.engine.trec.text;

/**
 * Reads a token and makes its hash in the same pass. Two tokens with the same bytes have the same hash; whoever finds
 * the same hash must still compare the bytes.
 */
public final class TokenReader {

    private static final long SEED = 0x51_7C_C1_B7_27_22_0A_95L;
    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private static final long UPPER_ODD = 1L << 32;

    private long hash;

    /** Hash of the token read last; its upper half is odd, so that 0 can mean an empty place in a table. */
    public long hash() {
        return hash;
    }

    /** Reads the token at {@code p} and returns its end, which is {@code p} where white space stands. */
    public int read(Words text, int p) {
        long sum = SEED;
        int q = p;
        long word = text.word(q);
        long marks = Bytes.upToBlank(word);
        while (marks == 0) {
            sum = mix(sum ^ word);
            q += 8;
            word = text.word(q);
            marks = Bytes.upToBlank(word);
        }
        int index = Bytes.first(marks);
        if (!Bytes.isSpace(Bytes.at(word, index))) {
            return readControls(text, p);
        }
        hash = mix(sum ^ (word & Bytes.before(marks))) | UPPER_ODD;
        return q + index;
    }

    /** A control character stands in the token: rare, so it may cost a second pass. */
    private int readControls(Words text, int p) {
        int end = text.end(p);
        long sum = SEED;
        int q = p;
        for (; end - q >= 8; q += 8) {
            sum = mix(sum ^ text.word(q));
        }
        hash = mix(sum ^ (text.word(q) & Bytes.firstBytes(end - q))) | UPPER_ODD;
        return end;
    }

    private static long mix(long value) {
        long product = value * FACTOR;
        return product ^ (product >>> 32);
    }
}
