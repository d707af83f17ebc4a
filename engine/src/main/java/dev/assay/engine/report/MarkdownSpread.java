package dev.assay.engine.report;

import java.util.ArrayList;
import java.util.List;

/** The table of how far answers to the same question lie apart, as Markdown. */
record MarkdownSpread(SpreadTable table) {

    void write(StringBuilder page) {
        page.append(table.sentence()).append("\n\n");
        List<List<String>> rows = table.rows();
        row(rows.get(0), page);
        page.append("|---|---:|---|---:|---:|---|\n");
        for (List<String> cells : rows.subList(1, rows.size())) {
            List<String> row = new ArrayList<>(cells);
            row.set(0, MarkdownText.code(cells.get(0)));
            row(row, page);
        }
        page.append('\n');
    }

    private static void row(List<String> cells, StringBuilder page) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
