package dev.assay.engine.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The worst slices as Markdown.
 *
 * @param rows the slices in words
 */
record MarkdownSlices(SliceRows rows) {

    private static final int MOST = 5;

    /** The section; nothing where there was no slice to look at. */
    String section() {
        if (!rows.any()) {
            return "";
        }
        StringBuilder page = new StringBuilder();
        page.append("### ")
                .append(rows.in().capital(Phrase.SLICES.in(rows.in())))
                .append("\n\n");
        page.append(MarkdownText.line(rows.sentence())).append("\n\n");
        if (rows.found()) {
            table(page);
        }
        return page.toString();
    }

    private void table(StringBuilder page) {
        List<List<String>> table = rows.slices(MOST);
        row(table.get(0), page);
        page.append("|---|---|---:|---:|---|---:|---:|---:|\n");
        for (List<String> cells : table.subList(1, table.size())) {
            List<String> row =
                    new ArrayList<>(cells.stream().map(MarkdownText::line).toList());
            row.set(0, MarkdownText.code(cells.get(0)));
            row(row, page);
        }
        page.append('\n').append(Phrase.SLICES_NOTE.in(rows.in())).append("\n\n");
    }

    private static void row(List<String> cells, StringBuilder page) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
