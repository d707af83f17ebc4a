package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.gate.FactText;
import dev.assay.core.gate.RuleResult;
import dev.assay.engine.store.GateJson;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is said of a gate: to a person, or to a program. */
public final class GateText {

    private GateText() {}

    /** Each rule with its facts, then what the build should make of it. */
    public static String text(GateOutcome outcome) {
        String rules = outcome.report().results().stream().map(GateText::text).collect(Collectors.joining("\n"));
        String said = switch (outcome.report().exit()) {
            case 0 -> "passed";
            case 1 -> "worse than the rules allow";
            default -> "could not be measured well enough to pass";
        };
        String warnings = outcome.warnings().stream()
                .map(warning -> "! " + warning + "\n")
                .collect(Collectors.joining());
        String notices = outcome.report().notices().stream()
                .map(notice -> (notice.blocking() ? "not measured: " : "alarm: ") + notice.text() + "\n")
                .collect(Collectors.joining());
        String raised = outcome.raised().stream().map(line -> line + "\n").collect(Collectors.joining());
        return "# run " + outcome.run() + "\n" + warnings + notices + rules + (rules.isEmpty() ? "" : "\n") + said
                + "\n" + raised;
    }

    private static String text(RuleResult result) {
        return result.outcome().name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + FactText.of(result);
    }

    /** The result of {@code gate --json}. */
    public static void writeJson(GateOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("run", outcome.run().toString());
        json.writeArrayFieldStart("warnings");
        for (String warning : outcome.warnings()) {
            json.writeString(warning);
        }
        json.writeEndArray();
        GateJson.write(json, Optional.of(outcome.report()));
        json.writeArrayFieldStart("raised");
        for (String line : outcome.raised()) {
            json.writeString(line);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
