package dev.assay.engine.report;

import java.util.List;

/** The judge's numbers beside people's and the corrected ones, for a terminal. */
final class TerminalCorrected {

    private final Screen screen;

    /** Writes to this screen. */
    TerminalCorrected(Screen screen) {
        this.screen = screen;
    }

    /** Both sections, each where there is something to say. */
    void write(ReportInput input) {
        if (!input.corrected().isEmpty()) {
            CorrectedTable table = new CorrectedTable(input.corrected(), screen.words());
            screen.heading(table.heading());
            table(table.rows());
            screen.wrapped("  ", table.sentence());
        }
        if (!input.people().isEmpty()) {
            people(input.people());
        }
    }

    /** A table for each metric that people labelled. */
    void people(List<LabelledMetric> metrics) {
        screen.heading(SidesTable.heading(screen.words()));
        for (int i = 0; i < metrics.size(); i++) {
            if (i > 0) {
                screen.raw("");
            }
            SidesTable table = new SidesTable(metrics.get(i), screen.words());
            table(table.rows());
            screen.wrapped("  ", table.sentence());
        }
    }

    /** Cells in columns, the first row the head. */
    void table(List<List<String>> rows) {
        TextTable table = new TextTable(false, true, false, true, false);
        rows.forEach(row -> table.add(row.stream().map(PlainText::line).toArray(String[]::new)));
        screen.table(table.lines());
    }
}
