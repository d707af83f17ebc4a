package dev.assay.engine.report;

import dev.assay.core.stats.Estimate;

/** An interval between 0 and 1 drawn with letters: {@code |     [---o-]   |}. */
final class IntervalBar {

    private IntervalBar() {}

    /**
     * Draws the interval.
     *
     * @param estimate what to draw
     * @param width columns of the bar, 5 or more
     * @return nothing for what has no mean or leaves the range from 0 to 1
     */
    static String of(Estimate estimate, int width) {
        if (estimate.mean().isEmpty()) {
            return "";
        }
        double mean = estimate.mean().getAsDouble();
        double low = estimate.interval().map(i -> i.low()).orElse(mean);
        double high = estimate.interval().map(i -> i.high()).orElse(mean);
        if (low < 0 || high > 1 || mean < 0 || mean > 1) {
            return "";
        }
        StringBuilder bar = new StringBuilder("|" + " ".repeat(width - 2) + "|");
        if (estimate.interval().isPresent()) {
            for (int i = place(low, width); i <= place(high, width); i++) {
                bar.setCharAt(i, '-');
            }
            bar.setCharAt(place(low, width), '[');
            bar.setCharAt(place(high, width), ']');
        }
        bar.setCharAt(place(mean, width), 'o');
        return bar.toString();
    }

    private static int place(double value, int width) {
        return 1 + (int) Math.round(value * (width - 3));
    }
}
