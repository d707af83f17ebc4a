package dev.assay.engine.trec.text;

import java.util.Locale;

/** Numbers as C's {@code atol} and {@code atof} read them from a string: the longest start that is one, else 0. */
public final class CNumbers {

    private CNumbers() {}

    /** {@code atol}: sign and digits, kept within the range of a long. */
    public static long whole(String text) {
        int p = skipSpace(text);
        boolean negative = p < text.length() && text.charAt(p) == '-';
        if (negative || (p < text.length() && text.charAt(p) == '+')) {
            p++;
        }
        long value = 0;
        for (; p < text.length() && isDigit(text.charAt(p)); p++) {
            int digit = text.charAt(p) - '0';
            if (value > (Long.MAX_VALUE - digit) / 10) {
                return negative ? Long.MIN_VALUE : Long.MAX_VALUE;
            }
            value = value * 10 + digit;
        }
        return negative ? -value : value;
    }

    /** {@code atof}: decimal, hexadecimal, {@code inf} and {@code nan}. */
    public static double real(String text) {
        int start = skipSpace(text);
        String number = text.substring(start, start + realLength(text.substring(start)));
        if (number.isEmpty()) {
            return 0;
        }
        boolean negative = number.charAt(0) == '-';
        String bare = number.substring(signLength(number)).toLowerCase(Locale.ROOT);
        double value = unsigned(bare);
        return negative ? -value : value;
    }

    /** Whether the text starts with a real number, so that {@link #real} is not 0 for want of one. */
    public static boolean isReal(String text) {
        return realLength(text.substring(skipSpace(text))) > 0;
    }

    private static double unsigned(String bare) {
        if (bare.startsWith("inf")) {
            return Double.POSITIVE_INFINITY;
        }
        if (bare.startsWith("nan")) {
            return Double.NaN;
        }
        if (bare.startsWith("0x")) {
            return Double.parseDouble(bare.indexOf('p') < 0 ? bare.concat("p0") : bare);
        }
        return Double.parseDouble(bare);
    }

    /** Length of the longest start of {@code text} that is a real number, sign included; 0 if there is none. */
    private static int realLength(String text) {
        int sign = signLength(text);
        String bare = text.substring(sign).toLowerCase(Locale.ROOT);
        int length = wordLength(bare);
        if (length == 0 && bare.startsWith("0x")) {
            length = numberLength(bare, 2, 16, 'p');
        }
        if (length == 0) {
            length = numberLength(bare, 0, 10, 'e');
        }
        return length == 0 ? 0 : sign + length;
    }

    private static int wordLength(String bare) {
        if (bare.startsWith("infinity")) {
            return 8;
        }
        return bare.startsWith("inf") || bare.startsWith("nan") ? 3 : 0;
    }

    private static int numberLength(String bare, int from, int radix, char exponent) {
        int p = digits(bare, from, radix);
        int found = p - from;
        if (p < bare.length() && bare.charAt(p) == '.') {
            int end = digits(bare, p + 1, radix);
            found += end - p - 1;
            p = end;
        }
        if (found == 0) {
            return 0;
        }
        if (p < bare.length() && bare.charAt(p) == exponent) {
            int power = p + 1 + signLength(bare.substring(p + 1));
            int end = digits(bare, power, 10);
            p = end > power ? end : p;
        }
        return p;
    }

    private static int digits(String text, int from, int radix) {
        int p = from;
        while (p < text.length() && text.charAt(p) < 128 && Character.digit(text.charAt(p), radix) >= 0) {
            p++;
        }
        return p;
    }

    private static int signLength(String text) {
        return !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
    }

    private static int skipSpace(String text) {
        int p = 0;
        while (p < text.length() && Bytes.isSpace(text.charAt(p))) {
            p++;
        }
        return p;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
