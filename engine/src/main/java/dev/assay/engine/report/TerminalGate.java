package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.FactText;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.RuleResult;
import java.util.List;

/** The rules on a terminal: for each a line that says what is so, and for those not met the facts. */
final class TerminalGate {

    private final Screen screen;
    private final Wording in;

    TerminalGate(Screen screen) {
        this.screen = screen;
        this.in = screen.words();
    }

    void write(GateReport gate) {
        screen.heading(Phrase.GATE.in(in));
        gate.results().forEach(this::rule);
        screen.raw("  " + screen.ink(gate.passed() ? Ink.GOOD : Ink.BAD, Terms.gate(gate.exit(), in)));
    }

    private void rule(RuleResult result) {
        boolean met = result.outcome() == RuleResult.Outcome.PASS;
        String word = TextWidth.left(Terms.outcome(result.outcome(), in), 14);
        List<Fact> facts = met
                ? List.of()
                : result.facts().stream().map(TerminalGate::onOneLine).toList();
        List<String> lines =
                List.of(FactText.of(PlainText.line(result.headline()), facts).split("\n"));
        screen.wrapped(ink(result.outcome()), "  " + word, lines.get(0));
        lines.subList(1, lines.size()).forEach(this::fact);
    }

    private static Ink ink(RuleResult.Outcome outcome) {
        return switch (outcome) {
            case PASS -> Ink.GOOD;
            case FAIL -> Ink.BAD;
            case INCONCLUSIVE, NOT_MEASURED -> Ink.UNSURE;
        };
    }

    private static Fact onOneLine(Fact fact) {
        return new Fact(PlainText.line(fact.name()), PlainText.line(fact.text()));
    }

    /** A fact keeps the place of its colon, and wraps behind it. */
    private void fact(String line) {
        int text = line.indexOf(" : ") + 3;
        screen.wrapped("  " + line.substring(0, text), line.substring(text));
    }
}
