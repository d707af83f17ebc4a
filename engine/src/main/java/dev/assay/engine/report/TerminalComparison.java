package dev.assay.engine.report;

import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.comparison.SliceTable;
import dev.assay.core.comparison.Tested;
import dev.assay.core.gate.Fact;
import java.io.IOException;
import java.util.List;

/** Two runs beside each other on a terminal. */
public final class TerminalComparison {

    private final Screen screen;
    private final Wording in;
    private final int shown;

    /** In this style; {@code worst} cases of it are named on either side. */
    public TerminalComparison(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
        this.shown = style.worst();
    }

    /** Writes the comparison; every line ends with {@code \n}. */
    public void write(ComparisonInput input, Appendable to) throws IOException {
        ComparisonOrigin origin = new ComparisonOrigin(input, in);
        facts("# ", origin.runs(), Ink.DIM);
        input.comparison().ifPresentOrElse(comparison -> compared(input, comparison, origin), () -> {
            screen.wrapped(Ink.BAD, "", origin.notComparable());
            facts("  ", origin.obstacles(), Ink.BOLD);
        });
        to.append(screen.toString());
    }

    /** In one line why there is no number. */
    public static String failure(ComparisonInput input) {
        Wording in = new Wording(input.language());
        return input.comparison()
                .map(comparison -> ComparisonTable.nothing(comparison, in))
                .orElseGet(() -> new ComparisonOrigin(input, in).notComparable());
    }

    private void compared(ComparisonInput input, Comparison comparison, ComparisonOrigin origin) {
        facts("# ", origin.cases(comparison), Ink.DIM);
        if (!input.obstacles().isEmpty()) {
            screen.wrapped("! ", origin.accepted());
        }
        if (!comparison.any()) {
            screen.raw(ComparisonTable.nothing(comparison, in));
            return;
        }
        screen.heading(Phrase.METRICS.in(in));
        screen.table(table(new ComparisonTable(in).metrics(comparison)));
        ComparisonFacts facts = new ComparisonFacts(in, ComparisonTable.tests(comparison), shown);
        for (MetricComparison metric : comparison.metrics()) {
            screen.raw("");
            screen.wrapped(ink(metric.tested()), "", facts.headline(metric));
            facts("  ", facts.of(metric), Ink.BOLD);
        }
        comparison.slices().forEach(this::slices);
        if (!comparison.slices().isEmpty()) {
            screen.raw("");
            screen.wrapped("", ComparisonTable.correction(in));
        }
        screen.heading(ComparisonTable.cannotTell(in));
        screen.wrapped("  ", ComparisonTable.caveat(comparison, in));
    }

    private static Ink ink(Tested tested) {
        return ComparisonNumbers.ink(tested.conclusion());
    }

    private void slices(SliceTable slices) {
        screen.heading(ComparisonTable.heading(slices, in));
        screen.table(table(new ComparisonTable(in).slices(slices)));
        ComparisonTable.omitted(slices, in).ifPresent(screen::raw);
    }

    private static List<String> table(List<List<String>> rows) {
        TextTable table = new TextTable(false, true, true, true, false, true, true, true, false);
        rows.forEach(row -> table.add(row.stream().map(PlainText::line).toArray(String[]::new)));
        return table.lines();
    }

    private void facts(String indent, List<Fact> facts, Ink ink) {
        int width =
                facts.stream().mapToInt(fact -> TextWidth.of(fact.name())).max().orElse(0);
        for (Fact fact : facts) {
            screen.wrapped(ink, indent + TextWidth.left(PlainText.line(fact.name()), width) + " : ", fact.text());
        }
    }
}
