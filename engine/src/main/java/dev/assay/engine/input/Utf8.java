package dev.assay.engine.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;

/** Strict reading of UTF-8: no overlong forms, no surrogates, no zero bytes. */
final class Utf8 {

    private static final int LOOK = 64;

    private Utf8() {}

    /** Index of the first byte from {@code from} on that is zero or not ASCII; {@code to} where there is none. */
    static int endOfAscii(byte[] bytes, int from, int to) {
        int i = from;
        while (i < to && bytes[i] > 0) {
            i++;
        }
        return i;
    }

    /** Index of the first byte that does not belong to UTF-8 text; -1 where there is none. */
    static int firstWrong(byte[] bytes, int from, int to) {
        int i = endOfAscii(bytes, from, to);
        while (i < to) {
            int length = sequence(bytes, i, to);
            if (length == 0) {
                return i;
            }
            i = endOfAscii(bytes, i + length, to);
        }
        return -1;
    }

    /** Length of the well-formed sequence that starts here; 0 where there is none (Unicode standard, table 3-7). */
    private static int sequence(byte[] bytes, int i, int to) {
        int lead = bytes[i] & 0xFF;
        if (lead >= 0xC2 && lead <= 0xDF) {
            return tail(bytes, i + 1, to, 0x80, 0xBF) ? 2 : 0;
        }
        if (lead >= 0xE0 && lead <= 0xEF) {
            boolean fits = tail(bytes, i + 1, to, lead == 0xE0 ? 0xA0 : 0x80, lead == 0xED ? 0x9F : 0xBF);
            return fits && tail(bytes, i + 2, to, 0x80, 0xBF) ? 3 : 0;
        }
        if (lead >= 0xF0 && lead <= 0xF4) {
            boolean fits = tail(bytes, i + 1, to, lead == 0xF0 ? 0x90 : 0x80, lead == 0xF4 ? 0x8F : 0xBF);
            return fits && tail(bytes, i + 2, to, 0x80, 0xBF) && tail(bytes, i + 3, to, 0x80, 0xBF) ? 4 : 0;
        }
        return 0;
    }

    private static boolean tail(byte[] bytes, int i, int to, int low, int high) {
        return i < to && (bytes[i] & 0xFF) >= low && (bytes[i] & 0xFF) <= high;
    }

    /** Characters (code points) in well-formed UTF-8. */
    static int characters(byte[] bytes, int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            count += (bytes[i] & 0xC0) == 0x80 ? 0 : 1;
        }
        return count;
    }

    /** Whether the start of a file looks like UTF-16: its byte order mark, or zeros in a quarter of the bytes. */
    static boolean looksLikeUtf16(byte[] bytes, int length) {
        if (length >= 2 && ((bytes[0] & 0xFF) + (bytes[1] & 0xFF) == 0xFE + 0xFF) && bytes[0] != 0 && bytes[1] != 0) {
            return bytes[0] == (byte) 0xFE || bytes[0] == (byte) 0xFF;
        }
        int look = Math.min(length, LOOK);
        int zeros = 0;
        for (int i = 0; i < look; i++) {
            zeros += bytes[i] == 0 ? 1 : 0;
        }
        return zeros * 4 >= look && zeros > 0;
    }

    /**
     * Whether a line looks like GBK: it decodes, and two characters at least are pairs from the plane of Chinese
     * characters in daily use. Western encodings seldom have two such pairs.
     */
    static boolean looksLikeGbk(byte[] bytes, int from, int to) {
        int pairs = 0;
        for (int i = from; i < to - 1; i++) {
            if ((bytes[i] & 0xFF) >= 0xA1 && (bytes[i] & 0xFF) <= 0xF7 && (bytes[i + 1] & 0xFF) >= 0xA1) {
                pairs++;
                i++;
            }
        }
        if (pairs < 2 || !Charset.isSupported("GB18030")) {
            return false;
        }
        try {
            Charset.forName("GB18030").newDecoder().decode(ByteBuffer.wrap(bytes, from, to - from));
            return true;
        } catch (CharacterCodingException notGbk) {
            return false;
        }
    }
}
