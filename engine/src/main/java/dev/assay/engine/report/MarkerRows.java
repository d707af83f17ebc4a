package dev.assay.engine.report;

import java.util.ArrayList;
import java.util.List;

/** Finds room for labels beside upright lines: in the first row in which a label covers no other. */
final class MarkerRows {

    private static final double GAP = 4;

    private final double right;
    private final double column;
    private final List<Double> ends = new ArrayList<>();

    /**
     * No rows yet.
     *
     * @param right where the drawing ends
     * @param column width of a narrow character
     */
    MarkerRows(double right, double column) {
        this.right = right;
        this.column = column;
    }

    /** Room for a label beside a line; lines are to be given from left to right. */
    Place place(double x, String label) {
        double width = TextWidth.of(label) * column;
        boolean toTheLeft = x + GAP + width > right;
        double begin = toTheLeft ? x - GAP - width : x;
        int row = 0;
        while (row < ends.size() && ends.get(row) > begin) {
            row++;
        }
        double end = (toTheLeft ? x : x + GAP + width) + GAP;
        if (row < ends.size()) {
            ends.set(row, end);
        } else {
            ends.add(end);
        }
        return new Place(row, toTheLeft ? x - GAP : x + GAP, toTheLeft);
    }

    /** How many rows there are. */
    int count() {
        return ends.size();
    }

    /**
     * Room for a label.
     *
     * @param row from 0 at the top
     * @param x where the label begins, or ends where it stands to the left
     * @param toTheLeft whether it stands to the left of its line
     */
    record Place(int row, double x, boolean toTheLeft) {}
}
