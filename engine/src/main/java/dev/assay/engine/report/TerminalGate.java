package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.RuleResult;

/** The rules on a terminal: for each a line that says what is so, and for those not met the facts. */
final class TerminalGate {

    private final Screen screen;
    private final Language in;

    TerminalGate(Screen screen) {
        this.screen = screen;
        this.in = screen.language();
    }

    void write(GateReport gate) {
        screen.heading(Phrase.GATE.in(in));
        gate.results().forEach(this::rule);
        screen.raw("  " + screen.ink(gate.passed() ? Ink.GOOD : Ink.BAD, Terms.gate(gate.exit(), in)));
    }

    private void rule(RuleResult result) {
        String word = TextWidth.left(Terms.outcome(result.outcome(), in), 14);
        screen.wrapped("  " + word, result.headline());
        if (result.outcome() == RuleResult.Outcome.PASS) {
            return;
        }
        int width = result.facts().stream()
                .mapToInt(fact -> TextWidth.of(fact.name()))
                .max()
                .orElse(0);
        for (Fact fact : result.facts()) {
            screen.wrapped("    " + TextWidth.left(PlainText.line(fact.name()), width) + " : ", fact.text());
        }
    }
}
