package dev.assay.core.stats;

/**
 * A confidence interval.
 *
 * @param low lower bound
 * @param high upper bound, not below {@code low}
 * @param level confidence level, such as 0.95
 */
public record Interval(double low, double high, double level) {

    public Interval {
        if (!(low <= high) || !(level > 0 && level < 1)) {
            throw new IllegalArgumentException("an interval runs from low to high at a level between 0 and 1; found "
                    + low + ", " + high + ", " + level);
        }
    }
}
