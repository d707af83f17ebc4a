package dev.assay.engine.report;

import java.util.List;

/** The judge's numbers beside people's and the corrected ones, as Markdown. */
final class MarkdownCorrected {

    private final StringBuilder page;
    private final Wording in;

    /** Writes to this page. */
    MarkdownCorrected(StringBuilder page, Wording in) {
        this.page = page;
        this.in = in;
    }

    /** Both sections, each where there is something to say. */
    void write(ReportInput input) {
        if (!input.corrected().isEmpty()) {
            CorrectedTable table = new CorrectedTable(input.corrected(), in);
            heading(table.heading());
            table(table.rows(), table.sentence());
        }
        if (!input.people().isEmpty()) {
            heading(SidesTable.heading(in));
            input.people().forEach(labelled -> {
                SidesTable table = new SidesTable(labelled, in);
                table(table.rows(), table.sentence());
            });
        }
    }

    private void heading(String words) {
        page.append("### ").append(in.capital(words)).append("\n\n");
    }

    private void table(List<List<String>> rows, String sentence) {
        row(rows.get(0));
        page.append("|---|---:|---|---:|---|\n");
        rows.subList(1, rows.size()).forEach(this::row);
        page.append('\n')
                .append(in.capital(MarkdownText.line(sentence)))
                .append(in.pick(".", "。"))
                .append("\n\n");
    }

    /** The name and the words at the end may come from outside; what lies between is numbers. */
    private void row(List<String> cells) {
        int last = cells.size() - 1;
        page.append("| ")
                .append(MarkdownText.line(cells.get(0)))
                .append(" | ")
                .append(String.join(" | ", cells.subList(1, last)))
                .append(" | ")
                .append(MarkdownText.line(cells.get(last)))
                .append(" |\n");
    }
}
