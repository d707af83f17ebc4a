package dev.assay.core.words;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as people read them, the same in every locale. */
public final class Numbers {

    private Numbers() {}

    /** A fixed number of places, such as {@code 0.750}; never {@code -0.000}. */
    public static String fixed(double value, int places) {
        BigDecimal rounded = new BigDecimal(value).setScale(places, RoundingMode.HALF_EVEN);
        return rounded.toPlainString();
    }

    /** As few digits as tell it from every other number, never with an exponent: {@code 0.85}, {@code 2000}. */
    public static String plain(double value) {
        BigDecimal exact = new BigDecimal(Double.toString(value));
        return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
    }

    /** A share of 1 as a percentage, such as {@code 95 %} or {@code 99.5 %}. */
    public static String percent(double share) {
        return plain(Double.parseDouble(fixed(share * 100, 6))) + " %";
    }
}
