package dev.assay.engine.report;

import java.util.ArrayList;
import java.util.List;

/** A table that keeps to a width: columns that are not needed stand in it only as far as there is room for them. */
final class FittingTable {

    private static final int GAP = 2;

    private record Column(String head, boolean toTheRight, boolean needed, List<String> cells) {

        int width() {
            return cells.stream().mapToInt(TextWidth::of).reduce(TextWidth.of(head), Math::max);
        }
    }

    private final int width;
    private final List<Column> columns = new ArrayList<>();

    /** An empty table for so many columns of a terminal. */
    FittingTable(int width) {
        this.width = width;
    }

    /** Adds a column that is always shown. */
    FittingTable needed(String head, boolean toTheRight, List<String> cells) {
        columns.add(new Column(head, toTheRight, true, cells));
        return this;
    }

    /** Adds a column that is shown where the needed ones and the optional ones before it leave room. */
    FittingTable optional(String head, boolean toTheRight, List<String> cells) {
        columns.add(new Column(head, toTheRight, false, cells));
        return this;
    }

    /** The heads of the columns for which there is no room. */
    List<String> leftOut() {
        List<Column> shown = shown();
        return columns.stream()
                .filter(column -> !shown.contains(column))
                .map(Column::head)
                .toList();
    }

    /** The lines, the head first. */
    List<String> lines() {
        List<Column> shown = shown();
        TextTable table = new TextTable(shown.stream().map(Column::toTheRight).toArray(Boolean[]::new));
        table.add(shown.stream().map(Column::head).toArray(String[]::new));
        int rows =
                shown.stream().mapToInt(column -> column.cells().size()).min().orElse(0);
        for (int i = 0; i < rows; i++) {
            int row = i;
            table.add(shown.stream().map(column -> column.cells().get(row)).toArray(String[]::new));
        }
        return table.lines();
    }

    private List<Column> shown() {
        int left = width
                + GAP
                - columns.stream()
                        .filter(Column::needed)
                        .mapToInt(column -> column.width() + GAP)
                        .sum();
        List<Column> shown = new ArrayList<>();
        for (Column column : columns) {
            if (column.needed()) {
                shown.add(column);
            } else if (column.width() + GAP <= left) {
                left -= column.width() + GAP;
                shown.add(column);
            }
        }
        return shown;
    }
}
