package dev.assay.engine.report;

import java.util.ArrayList;
import java.util.List;

/** A table of aligned columns; a column whose cells are numbers is set to the right. */
public final class TextTable {

    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();
    private final List<Boolean> toTheRight;

    /**
     * An empty table.
     *
     * @param toTheRight for each column whether its cells end at the same place
     */
    public TextTable(Boolean... toTheRight) {
        this.toTheRight = List.of(toTheRight);
    }

    /** Adds a row; the first is the head. */
    public void add(String... cells) {
        rows.add(List.of(cells));
    }

    /** The lines of the table, without trailing spaces, the head first. */
    public List<String> lines() {
        int[] widths = new int[toTheRight.size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], TextWidth.of(row.get(i)));
            }
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(i == 0 ? "" : GAP)
                    .append(
                            toTheRight.get(i)
                                    ? TextWidth.right(row.get(i), widths[i])
                                    : TextWidth.left(row.get(i), widths[i]));
        }
        return line.toString().stripTrailing();
    }
}
