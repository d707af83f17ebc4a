package dev.assay.engine.trec.text;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writes a double with a fixed number of decimals as C's {@code printf} does: the exact binary value is rounded, halves
 * to the even digit, so that 1/32 is {@code 0.0312}. {@code String.format} rounds the shortest decimal form instead.
 */
public final class Fixed {

    private static final double LARGEST_QUICK = 1e6;
    private static final double NEAR_HALF = 1e-4;
    private static final long[] TENS = {1, 10, 100, 1_000, 10_000};

    private Fixed() {}

    /**
     * @param decimals 1 to 4
     * @return such as {@code 0.5000}; {@code -nan}, {@code inf} or {@code -inf} where there is no number, as C writes them
     */
    public static String text(double value, int decimals) {
        if (Double.isNaN(value)) {
            return "-nan"; // what 0/0 is on the machines trec_eval runs on
        }
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        String digits = Double.isInfinite(value) ? "inf" : digits(Math.abs(value), decimals);
        return negative ? "-".concat(digits) : digits;
    }

    private static String digits(double value, int decimals) {
        double scaled = value * TENS[decimals];
        double fraction = scaled - Math.floor(scaled);
        // The product is rounded, so near a half only the exact value can tell.
        if (value > LARGEST_QUICK || Math.abs(fraction - 0.5) < NEAR_HALF) {
            return new BigDecimal(value)
                    .setScale(decimals, RoundingMode.HALF_EVEN)
                    .toPlainString();
        }
        long units = (long) Math.rint(scaled);
        StringBuilder text =
                new StringBuilder(12).append(units / TENS[decimals]).append('.');
        long rest = units % TENS[decimals];
        for (int i = decimals - 1; i >= 0; i--) {
            text.append((char) ('0' + rest / TENS[i] % 10));
        }
        return text.toString();
    }
}
