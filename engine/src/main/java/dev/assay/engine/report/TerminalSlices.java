package dev.assay.engine.report;

/** The worst slices of a run, on a terminal. */
final class TerminalSlices {

    private static final int MOST = 5;

    private final Screen screen;

    TerminalSlices(Screen screen) {
        this.screen = screen;
    }

    /** What was looked at, and the slices that are worse; nothing where there was no slice to look at. */
    void write(SliceRows rows) {
        if (!rows.any()) {
            return;
        }
        screen.heading(Phrase.SLICES.in(screen.words()));
        screen.wrapped("  ", rows.sentence());
        if (!rows.found()) {
            return;
        }
        TextTable table = new TextTable(false, false, true, true, false, true, true, true);
        rows.slices(MOST)
                .forEach(row -> table.add(row.stream().map(PlainText::line).toArray(String[]::new)));
        table.lines().forEach(line -> screen.raw("  " + line));
        screen.wrapped("  ", Phrase.SLICES_NOTE.in(screen.words()));
    }
}
