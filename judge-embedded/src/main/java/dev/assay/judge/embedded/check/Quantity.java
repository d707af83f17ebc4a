package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Unit.Family;

/**
 * A number or a range of numbers in a text, with what it counts.
 *
 * @param unit what it counts or measures
 * @param low the number, or the lower end of the range, as written
 * @param high the number again, or the upper end
 * @param bound whether it is said to be a limit
 * @param vague whether it is a small number word that may mean no count at all, as in "one of the"
 * @param place where it stands
 */
record Quantity(Unit unit, double low, double high, Bound bound, boolean vague, Slice place) {

    /** What a number limits. */
    enum Bound {
        /** Nothing: it is the value. */
        NONE,
        /** It is the most. */
        AT_MOST,
        /** It is the least. */
        AT_LEAST
    }

    /** Whether the two can speak of the same thing. */
    boolean comparable(Quantity other) {
        return unit.family() == other.unit.family();
    }

    /** Whether what the other says makes this true. */
    boolean agrees(Quantity other) {
        if (!sameScale(other) || opposed(other)) {
            return false;
        }
        double factor = scaled(other) ? unit.factor() : 1;
        double otherFactor = scaled(other) ? other.unit.factor() : 1;
        if (near(low * factor, other.low * otherFactor) && near(high * factor, other.high * otherFactor)) {
            return true;
        }
        // "within 5 days" holds when the passage says "3 to 5 days"; "5 days" alone does not
        boolean single = low == high;
        boolean range = other.low < other.high;
        return single
                && range
                && ((bound == Bound.AT_MOST && near(high * factor, other.high * otherFactor))
                        || (bound == Bound.AT_LEAST && near(low * factor, other.low * otherFactor)));
    }

    /** Whether a value that the other states lies in the range, or within the limit, that is said here. */
    boolean admits(Quantity other) {
        if (!sameScale(other) || other.bound != Bound.NONE || (bound == Bound.NONE && low == high)) {
            return false;
        }
        double scale = scaled(other) ? other.unit.factor() / unit.factor() : 1;
        boolean least = bound == Bound.AT_MOST || other.low * scale >= low;
        boolean most = bound == Bound.AT_LEAST || other.high * scale <= high;
        return least && most;
    }

    private boolean opposed(Quantity other) {
        return bound != Bound.NONE && other.bound != Bound.NONE && bound != other.bound;
    }

    /** A bare number meets any other by its digits; a year meets a count. */
    private boolean sameScale(Quantity other) {
        boolean bare = unit.equals(Unit.NONE) || other.unit.equals(Unit.NONE);
        boolean yearAndCount = countLike() && other.countLike();
        return bare || yearAndCount || (comparable(other) && unit.base().equals(other.unit.base()));
    }

    private boolean scaled(Quantity other) {
        return comparable(other) && unit.base().equals(other.unit.base());
    }

    private boolean countLike() {
        return unit.family() == Family.COUNT || unit.family() == Family.YEAR;
    }

    private static boolean near(double a, double b) {
        return Math.abs(a - b) <= 0.002 * Math.max(Math.abs(a), Math.abs(b));
    }
}
