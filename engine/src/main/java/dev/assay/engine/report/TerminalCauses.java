package dev.assay.engine.report;

import dev.assay.core.run.CauseShare;
import java.util.List;
import java.util.function.Predicate;

/** What is wrong with a run, on a terminal: causes and leaks. */
final class TerminalCauses {

    private final Screen screen;
    private final Wording in;

    TerminalCauses(Screen screen) {
        this.screen = screen;
        this.in = screen.words();
    }

    /** The block that cries out, where there is something to cry out. */
    void leaks(LeakLines leaks) {
        if (!leaks.any()) {
            return;
        }
        screen.raw("");
        screen.wrapped(Ink.BAD, "!! ", leaks.heading());
        leaks.lines().forEach(line -> screen.wrapped(Ink.BAD, "!! ", line));
        if (leaks.omitted() > 0) {
            screen.wrapped(Ink.BAD, "!! ", Phrase.OMITTED.in(in, leaks.omitted()));
        }
    }

    /** The causes, most frequent first, and what mending the first would give. */
    void pareto(List<CauseShare> causes, Predicate<String> lowerIsBetter, String runId) {
        if (causes.isEmpty()) {
            return;
        }
        List<CauseLine> lines = CauseLine.of(causes, in);
        screen.heading(Phrase.CAUSES.in(in));
        TextTable table = new TextTable(false, false, false);
        lines.forEach(line -> table.add(line.name(), line.figures(), line.cumulated()));
        table.lines().forEach(line -> screen.raw("  " + line));
        lines.get(0)
                .best(lowerIsBetter)
                .ifPresent(gain -> screen.wrapped("  ", Phrase.FIRST_MENDED.in(in, gain.text(in))));
        screen.wrapped("  ", Phrase.MORE_BY_TRIAGE.in(in, runId));
    }
}
