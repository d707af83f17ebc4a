package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.gate.FactText;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
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
        gate.notices().forEach(this::notice);
        gate.results().forEach(this::rule);
        screen.raw("  " + screen.ink(gate.passed() ? Ink.GOOD : Ink.BAD, Terms.gate(gate.exit(), in)));
    }

    private void rule(RuleResult result) {
        boolean met = result.outcome() == RuleResult.Outcome.PASS;
        String word = Terms.outcome(result.outcome(), in);
        message(ink(result.outcome()), word, result.headline(), met ? List.of() : result.facts());
    }

    private void notice(Notice notice) {
        Ink ink = notice.blocking() ? Ink.UNSURE : Ink.BAD;
        message(ink, Terms.notice(notice, in), notice.headline(), notice.facts());
    }

    private void message(Ink ink, String word, String headline, List<Fact> facts) {
        List<Fact> oneLine = facts.stream().map(TerminalGate::onOneLine).toList();
        List<String> lines =
                List.of(FactText.of(PlainText.line(headline), oneLine).split("\n"));
        screen.wrapped(ink, "  " + TextWidth.left(word, 14), lines.get(0));
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
