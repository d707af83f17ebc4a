package dev.assay.cli;

import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.RuleResult;
import dev.assay.engine.RunOutcome;
import dev.assay.engine.RunText;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** Prints what a run found. */
final class Results {

    private static final int NARROWEST = 60;
    private static final int USUAL = 110;

    private Results() {}

    static void print(CommandSpec spec, Console console, Common common, RunOutcome outcome) {
        outcome.unmeasured().forEach(line -> console.err().println("assay: " + line));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> RunText.writeJson(outcome, json));
        } else if (!common.quiet) {
            RunText.write(outcome, width(), console.colour(), console.out());
            console.flush();
        } else {
            outcome.gate().ifPresent(gate -> complain(console, gate));
        }
    }

    /** Says which rules did not pass, where nothing else is said. */
    static void complain(Console console, GateReport gate) {
        gate.notices().forEach(notice -> console.err().println("assay: " + notice.headline()));
        if (!gate.passed()) {
            gate.results().stream()
                    .filter(result -> result.outcome() != RuleResult.Outcome.PASS)
                    .forEach(result -> console.err().println("assay: " + result.headline()));
        }
    }

    /** Width of the terminal as the shell tells it. */
    static int width() {
        return Optional.ofNullable(System.getenv("COLUMNS"))
                .filter(columns -> columns.matches("\\d{1,4}"))
                .map(Integer::parseInt)
                .map(columns -> Math.max(columns, NARROWEST))
                .orElse(USUAL);
    }
}
