package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.Repeats;
import dev.assay.core.stats.Estimate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The report for a terminal: how the run was made, its numbers, its worst cases, and what it cannot tell. */
public final class TerminalReport {

    private static final int NARROWEST_BAR = 20;
    private static final int WIDEST_BAR = 42;

    private final TerminalStyle style;

    /** A report that looks like this. */
    public TerminalReport(TerminalStyle style) {
        this.style = style;
    }

    /** Writes the report; every line ends with {@code \n}. */
    public void write(ReportInput input, Appendable to) throws IOException {
        Screen screen = new Screen(style);
        TerminalCauses causes = new TerminalCauses(screen);
        origin(input, screen);
        causes.leaks(new LeakLines(input.leaks(), screen.words()));
        metrics(input, screen);
        new TerminalCorrected(screen).write(input);
        input.run().answerability().ifPresent(counts -> answerability(counts, screen));
        input.run().repeats().ifPresent(repeats -> repeats(repeats, screen));
        causes.pareto(
                input.triage().causes(),
                input::lowerIsBetter,
                input.run().provenance().runId());
        new TerminalSlices(screen).write(new SliceRows(input.slices(), screen.words()));
        new TerminalCases(screen, style.worst()).write(input);
        input.gate().ifPresent(gate -> new TerminalGate(screen).write(gate));
        last(input, screen);
        to.append(screen.toString());
    }

    private static void origin(ReportInput input, Screen screen) {
        List<Fact> facts = Origin.facts(input.run(), screen.words());
        int width =
                facts.stream().mapToInt(fact -> TextWidth.of(fact.name())).max().orElse(0);
        for (Fact fact : facts) {
            String first = "# " + TextWidth.left(fact.name(), width) + "  ";
            screen.raw(screen.ink(Ink.DIM, first + PlainText.line(fact.text())));
        }
        for (String warning : input.run().warnings()) {
            screen.wrapped("! ", warning);
        }
    }

    private static void metrics(ReportInput input, Screen screen) {
        screen.heading(Phrase.METRICS.in(screen.words()));
        if (input.run().metrics().isEmpty()) {
            screen.raw(Phrase.NO_METRICS.in(screen.words()));
        } else {
            screen.table(withBars(estimates(input.run().metrics(), Phrase.METRIC, screen), input, screen));
        }
    }

    private static List<String> estimates(Map<String, Estimate> estimates, Phrase what, Screen screen) {
        Wording in = screen.words();
        TextTable table = new TextTable(false, true, false, true, true, true, false);
        table.add(
                what.in(in),
                Phrase.MEAN.in(in),
                Phrase.INTERVAL.in(in),
                Phrase.N.in(in),
                Phrase.UNDEFINED.in(in),
                Phrase.FAILED.in(in),
                Phrase.METHOD.in(in));
        estimates.forEach((name, estimate) -> table.add(
                PlainText.line(name),
                Numbers.mean(estimate),
                Numbers.interval(estimate, in),
                String.valueOf(estimate.n()),
                String.valueOf(estimate.undefined()),
                String.valueOf(estimate.failed()),
                PlainText.line(estimate.method())));
        return table.lines();
    }

    /** Draws each interval beside its line where there is room: a reader sees at a glance which numbers are firm. */
    private static List<String> withBars(List<String> lines, ReportInput input, Screen screen) {
        int width = lines.stream().mapToInt(TextWidth::of).max().orElse(0);
        int room = Math.min(WIDEST_BAR, screen.width() - width - 2);
        if (room < NARROWEST_BAR) {
            return lines;
        }
        List<String> drawn = new ArrayList<>();
        drawn.add(TextWidth.left(lines.get(0), width) + "  0" + " ".repeat(room - 2) + "1");
        int row = 1;
        for (Estimate estimate : input.run().metrics().values()) {
            String line = TextWidth.left(lines.get(row++), width) + "  " + IntervalBar.of(estimate, room);
            drawn.add(line.stripTrailing());
        }
        return drawn;
    }

    private static void answerability(Answerability counts, Screen screen) {
        Wording in = screen.words();
        AnswerabilityTable table = new AnswerabilityTable(counts, in);
        screen.heading(Phrase.ANSWERABILITY.in(in));
        Boolean[] toTheRight = new Boolean[table.rows().get(0).size()];
        Arrays.fill(toTheRight, true);
        toTheRight[0] = false;
        TextTable cells = new TextTable(toTheRight);
        table.rows().forEach(row -> cells.add(row.toArray(new String[0])));
        screen.table(cells.lines());
        if (!table.rates().isEmpty()) {
            screen.raw("");
            screen.table(estimates(table.rates(), Phrase.RATE, screen));
        }
    }

    private static void repeats(Repeats repeats, Screen screen) {
        SpreadTable spread = new SpreadTable(repeats, screen.words());
        screen.heading(Phrase.AGAIN.in(screen.words()));
        screen.wrapped("", spread.sentence());
        TextTable table = new TextTable(false, true, false, true, true, false);
        spread.rows().forEach(row -> table.add(row.stream().map(PlainText::line).toArray(String[]::new)));
        screen.table(table.lines());
    }

    private static void last(ReportInput input, Screen screen) {
        Wording in = screen.words();
        screen.heading(Phrase.CANNOT_TELL.in(in));
        screen.wrapped("  ", new Caveat(input.run(), in).sentence());
        screen.heading(Phrase.FILES.in(in));
        screen.raw(
                "  " + PlainText.line(input.runFolder().resolve("report.html").toString()));
        screen.raw("  report.md, junit.xml, run.json, cases.jsonl " + in.pick("stand beside it", "也在同一目录"));
    }
}
