package dev.assay.engine.trec.text;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * A stretch of text held as an array of words of eight bytes, so that plain array loads read eight bytes at a time.
 *
 * <p>Positions are byte offsets. The text must end with a line feed, and {@link #PADDING} words beyond it must exist
 * (their content does not matter): scans stop at the line feed and may look past it.
 */
public final class Words {

    /** Words that must exist beyond the end of the text. */
    public static final int PADDING = 8;

    private final long[] words;

    /**
     * @param words the text, first byte lowest, with its padding; not copied
     */
    public Words(long[] words) {
        this.words = words;
    }

    /** Copies bytes; a line feed is added where the last one is missing. */
    public static Words of(byte[] bytes) {
        long[] words = new long[(bytes.length >>> 3) + 1 + PADDING];
        byte[] padded = java.util.Arrays.copyOf(bytes, words.length << 3);
        padded[bytes.length] = '\n';
        ByteBuffer.wrap(padded).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
        return new Words(words);
    }

    /** The eight bytes from {@code p} on. */
    public long word(int p) {
        int i = p >>> 3;
        int shift = p << 3;
        // Java takes shifts modulo 64, so ~shift is what 64 - shift lacks by one, and right where shift is 0 too.
        return (words[i] >>> shift) | (words[i + 1] << 1 << ~shift);
    }

    /** The byte at {@code p}, 0 to 255. */
    public int at(int p) {
        return (int) (words[p >>> 3] >>> (p << 3)) & 0xff;
    }

    /** End of the token at {@code p}: the first white space from there on. */
    public int end(int p) {
        int q = p;
        while (true) {
            long word = word(q);
            long marks = Bytes.upToBlank(word);
            if (marks == 0) {
                q += 8;
                continue;
            }
            int index = Bytes.first(marks);
            if (Bytes.isSpace(Bytes.at(word, index))) {
                return q + index;
            }
            q += index + 1;
        }
    }

    /** First byte from {@code p} on that is no white space, or the line feed before it. */
    public int skipBlanks(int p) {
        int q = p;
        int value = at(q);
        while (value != '\n' && Bytes.isSpace(value)) {
            value = at(++q);
        }
        return q;
    }

    /**
     * Passes over one token between single blanks, the usual case.
     *
     * @param p where a blank stands before the token
     * @return where the next token starts unless more white space follows; -1 where the token is not short, or not
     *     between blanks
     */
    public int skipShortToken(int p) {
        long word = word(p);
        long marks = Bytes.upToBlank(word);
        long second = marks & (marks - 1);
        if (second == 0 || (word & 0xff) != ' ') {
            return -1;
        }
        int index = Bytes.first(second);
        return index > 1 && Bytes.at(word, index) == ' ' ? p + index + 1 : -1;
    }

    /** Start of the line after the one that {@code p} stands in. */
    public int nextLine(int p) {
        int q = p;
        long marks = Bytes.equalTo(word(q), '\n');
        while (marks == 0) {
            q += 8;
            marks = Bytes.equalTo(word(q), '\n');
        }
        return q + Bytes.first(marks) + 1;
    }

    /** Start of the line that {@code p} stands in, at least {@code from}. */
    public int lineStart(int p, int from) {
        int q = p;
        while (q > from && at(q - 1) != '\n') {
            q--;
        }
        return q;
    }

    /** Whether {@code length} bytes here at {@code p} are those of {@code other} at {@code q}. */
    public boolean same(int p, Words other, int q, int length) {
        int done = 0;
        for (; length - done >= 8; done += 8) {
            if (word(p + done) != other.word(q + done)) {
                return false;
            }
        }
        return ((word(p + done) ^ other.word(q + done)) & Bytes.firstBytes(length - done)) == 0;
    }

    /** Compares two tokens byte by byte as unsigned numbers, as C's strcmp does; a prefix comes first. */
    public int compare(int p, int pEnd, Words other, int q, int qEnd) {
        int shared = Math.min(pEnd - p, qEnd - q);
        for (int done = 0; done < shared; done += 8) {
            long mask = shared - done >= 8 ? -1L : Bytes.firstBytes(shared - done);
            long mine = word(p + done) & mask;
            long theirs = other.word(q + done) & mask;
            if (mine != theirs) {
                return Long.compareUnsigned(Long.reverseBytes(mine), Long.reverseBytes(theirs));
            }
        }
        return Integer.compare(pEnd - p, qEnd - q);
    }

    /** The bytes from {@code from} to {@code to}. */
    public byte[] bytes(int from, int to) {
        byte[] bytes = new byte[to - from];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) at(from + i);
        }
        return bytes;
    }

    /** The bytes from {@code from} to {@code to}, read as UTF-8. */
    public String string(int from, int to) {
        return new String(bytes(from, to), StandardCharsets.UTF_8);
    }
}
