package dev.assay.engine.trec.text;

import java.nio.charset.StandardCharsets;

/**
 * Reads scores as C's {@code atof} does: the longest start that is a number counts ({@code 1e3}, {@code .5},
 * {@code 0x10}, {@code inf}; {@code 1,9} is 1), and text that does not start with a number is 0. The result is the
 * double nearest to the decimal number.
 */
public final class Scores {

    private static final int MOST_DIGITS = 18;
    private static final int MOST_DECIMALS = 22;
    private static final long EXACT = 1L << 53;
    private static final double[] TENS = new double[MOST_DECIMALS + 1];
    private static final long[] WHOLE_TENS = new long[8];

    static {
        // Powers of ten up to 10^22 are exact doubles, and so is a product of two exact ones that stays exact.
        TENS[0] = 1;
        WHOLE_TENS[0] = 1;
        for (int i = 1; i < TENS.length; i++) {
            TENS[i] = TENS[i - 1] * 10;
        }
        for (int i = 1; i < WHOLE_TENS.length; i++) {
            WHOLE_TENS[i] = WHOLE_TENS[i - 1] * 10;
        }
    }

    private Scores() {}

    /** The score that stands from {@code from} to {@code to}; NaN where the text says so. */
    public static double read(Words text, int from, int to) {
        long head = text.word(from);
        long marks = Bytes.equalTo(head, '.');
        int whole = marks == 0 ? 0 : Bytes.first(marks);
        int decimals = to - from - whole - 1;
        // At most seven digits on either side of the point: 12.345678
        if (whole == 0 || decimals < 1 || decimals > 7) {
            return signed(text, from, to);
        }
        long before = Digits.first(head, whole);
        long after = Digits.first(text.word(from + whole + 1), decimals);
        if ((before | after) < 0) {
            return signed(text, from, to);
        }
        return (before * WHOLE_TENS[decimals] + after) / TENS[decimals];
    }

    private static double signed(Words text, int from, int to) {
        if (text.at(from) == '-' && to - from > 1 && isPlain(text.at(from + 1))) {
            return -read(text, from + 1, to);
        }
        return longer(text, from, to);
    }

    /** Digits with at most one point: a number below 2^53 divided once by a power of ten is rounded once, so exact. */
    private static double longer(Words text, int from, int to) {
        long digits = 0;
        int point = -1;
        if (to - from > MOST_DIGITS) {
            return any(text, from, to);
        }
        for (int p = from; p < to; p++) {
            int value = text.at(p);
            if (value == '.' && point < 0 && to - from > 1) {
                point = p;
            } else if (value >= '0' && value <= '9') {
                digits = digits * 10 + value - '0';
            } else {
                return any(text, from, to);
            }
        }
        return digits < EXACT ? digits / TENS[point < 0 ? 0 : to - point - 1] : any(text, from, to);
    }

    private static double any(Words text, int from, int to) {
        return CNumbers.real(new String(text.bytes(from, to), StandardCharsets.ISO_8859_1));
    }

    private static boolean isPlain(int value) {
        return value == '.' || (value >= '0' && value <= '9');
    }
}
