package dev.assay.engine.labels;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of a CSV file (RFC 4180).
 *
 * @param line line on which it begins, from 1
 * @param cells its cells
 */
record CsvRow(int line, List<String> cells) {

    CsvRow {
        cells = List.copyOf(cells);
    }

    /** A cell, blank where the row is short. */
    String cell(int index) {
        return index < cells.size() ? cells.get(index) : "";
    }

    /** All rows that are not blank; what separates cells is the first comma, semicolon or tab of the text. */
    static List<CsvRow> read(String text) {
        return new Reader(text).rows();
    }

    /** Goes through the text once. */
    private static final class Reader {

        private final String text;
        private final char separator;
        private final List<CsvRow> rows = new ArrayList<>();
        private List<String> cells = new ArrayList<>();
        private final StringBuilder cell = new StringBuilder();
        private int line = 1;
        private int begin = 1;

        Reader(String text) {
            this.text = text;
            this.separator = (char) text.chars()
                    .filter(c -> c == ',' || c == ';' || c == '\t')
                    .findFirst()
                    .orElse(',');
        }

        List<CsvRow> rows() {
            boolean quoted = false;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                line += c == '\n' ? 1 : 0;
                if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append(c);
                    i++;
                } else if (c == '"') {
                    quoted = !quoted;
                } else if (!quoted && c == separator) {
                    endCell();
                } else if (!quoted && c == '\n') {
                    endRow();
                } else if (quoted || c != '\r') {
                    cell.append(c);
                }
            }
            endRow();
            return rows;
        }

        private void endCell() {
            cells.add(cell.toString());
            cell.setLength(0);
        }

        private void endRow() {
            endCell();
            if (cells.stream().anyMatch(text -> !text.isBlank())) {
                rows.add(new CsvRow(begin, cells));
            }
            cells = new ArrayList<>();
            begin = line;
        }
    }
}
