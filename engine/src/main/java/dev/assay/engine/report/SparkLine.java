package dev.assay.engine.report;

import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;

/** A trend as a row of bars, a character for each run, from the lowest mean to the highest. */
final class SparkLine {

    private static final String BARS = "▁▂▃▄▅▆▇█";
    private static final char LEVEL = '▄';

    private SparkLine() {}

    /**
     * Draws the trend.
     *
     * @param runs how many runs there are
     * @param width how many of them to draw, the youngest; 1 or more
     * @return a blank where a run has no mean; bars of one height where all means are the same
     */
    static String of(Trend trend, int runs, int width) {
        StringBuilder line = new StringBuilder(" ".repeat(runs));
        double low = trend.lowest();
        double range = trend.highest() - low;
        for (TrendPoint point : trend.points()) {
            char bar = range > 0
                    ? BARS.charAt((int) Math.round((point.mean() - low) / range * (BARS.length() - 1)))
                    : LEVEL;
            line.setCharAt(point.place(), bar);
        }
        return line.substring(Math.max(0, runs - width));
    }
}
