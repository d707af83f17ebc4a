package dev.assay.engine.trec.text;

/**
 * A short stretch of bytes that most lines share, such as the topic at their start or the run's name at their end: where
 * it stands again, nothing has to be searched.
 */
public final class Repeated {

    private static final int LONGEST = 64;

    private final long[] words = new long[LONGEST / 8 + 1];
    private int full;
    private long lastMask;
    private int length = -1;

    /** Remembers the bytes from {@code from} to {@code to}; more than 64 are not remembered. */
    public void remember(Words text, int from, int to) {
        length = to - from <= LONGEST ? to - from : -1;
        full = length >>> 3;
        lastMask = Bytes.firstBytes(length & 7);
        for (int i = 0; length >= 0 && i <= full; i++) {
            words[i] = text.word(from + (i << 3));
        }
    }

    /** Remembers nothing, so that nothing is recognised. */
    public void forget() {
        length = -1;
    }

    /** Number of bytes remembered; only meaningful after {@link #at} said yes. */
    public int length() {
        return length;
    }

    /** Whether the bytes stand at {@code p}. */
    public boolean at(Words text, int p) {
        if (length < 0) {
            return false;
        }
        int q = p;
        for (int i = 0; i < full; i++, q += 8) {
            if (text.word(q) != words[i]) {
                return false;
            }
        }
        return ((text.word(q) ^ words[full]) & lastMask) == 0;
    }
}
