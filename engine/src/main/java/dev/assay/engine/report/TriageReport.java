package dev.assay.engine.report;

import dev.assay.core.run.CauseShare;
import java.io.IOException;
import java.util.List;

/** A triage for a terminal: causes, what mending them would give, examples and advice. */
public final class TriageReport {

    private final Screen screen;
    private final Wording in;

    /** A triage that looks like this. */
    public TriageReport(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
    }

    /** Writes it; every line ends with {@code \n}. */
    public void write(TriageInput input, Appendable to) throws IOException {
        List<CauseLine> lines = CauseLine.of(input.causes(), in);
        screen.raw(screen.ink(Ink.DIM, "# " + PlainText.line(Triages.origin(input, in))));
        new TerminalCauses(screen).leaks(new LeakLines(input.leaks(), in));
        if (lines.isEmpty()) {
            screen.raw("");
            screen.wrapped("", Triages.none(input, in));
        } else {
            screen.heading(Phrase.CAUSES.in(in));
            table(lines);
            gains(input, lines);
            lines.forEach(this::one);
        }
        to.append(screen.toString());
    }

    private void table(List<CauseLine> lines) {
        TextTable table = new TextTable(false, true, false, true);
        table.add(Phrase.CAUSE.in(in), Phrase.CASES.in(in), Phrase.PART.in(in), Phrase.CUMULATIVE.in(in));
        lines.forEach(
                line -> table.add(line.name(), String.valueOf(line.of().cases()), line.share(), line.cumulative()));
        screen.table(table.lines());
    }

    private void gains(TriageInput input, List<CauseLine> lines) {
        screen.heading(Phrase.GAINS.in(in));
        TextTable table = new TextTable(false, false, true, true, true, false, true);
        table.add(Triages.gainHead(in));
        List<String[]> rows = lines.stream()
                .flatMap(line -> Triages.gains(input, line).stream())
                .toList();
        rows.forEach(table::add);
        if (rows.isEmpty()) {
            screen.wrapped("", Phrase.NO_GAIN.in(in));
        } else {
            screen.table(table.lines());
            screen.wrapped("", Phrase.GAIN_ASSUMPTION.in(in));
            screen.wrapped("", Phrase.GAINS_LISTED.in(in));
        }
    }

    private void one(CauseLine line) {
        screen.heading(line.name() + in.pick(": ", "：") + Triages.shown(line, in));
        for (CauseShare.Example example : line.of().examples()) {
            screen.wrapped(
                    "  " + PlainText.line(example.id()) + "  ",
                    example.finding().evidence());
        }
        screen.wrapped("  " + Phrase.ADVICE.in(in) + "  ", line.advice());
    }
}
