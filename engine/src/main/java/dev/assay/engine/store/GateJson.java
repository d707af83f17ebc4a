package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.gate.Change;
import dev.assay.core.gate.Fact;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.RuleResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What became of a gate as JSON. */
public final class GateJson {

    private GateJson() {}

    /** Writes the field {@code gate}: null when there was no rule. */
    public static void write(JsonGenerator json, Optional<GateReport> gate) throws IOException {
        if (gate.isEmpty()) {
            json.writeNullField("gate");
            return;
        }
        writeReport(json, gate.get());
    }

    private static void writeReport(JsonGenerator json, GateReport gate) throws IOException {
        json.writeObjectFieldStart("gate");
        json.writeBooleanField("passed", gate.passed());
        json.writeNumberField("exit", gate.exit());
        json.writeArrayFieldStart("rules");
        for (RuleResult result : gate.results()) {
            writeRule(json, result);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("notices");
        for (Notice notice : gate.notices()) {
            json.writeStartObject();
            json.writeBooleanField("blocking", notice.blocking());
            json.writeStringField("headline", notice.headline());
            writeFacts(json, notice.facts());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeRule(JsonGenerator json, RuleResult result) throws IOException {
        json.writeStartObject();
        json.writeStringField("rule", result.rule().toString());
        json.writeStringField("origin", result.rule().origin());
        json.writeStringField(
                "outcome", result.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        if (result.leaning().isPresent()) {
            json.writeStringField("leaning", result.leaning().get().name().toLowerCase(Locale.ROOT));
        }
        json.writeStringField("headline", result.headline());
        if (result.estimate().isPresent()) {
            json.writeFieldName("estimate");
            RunJson.writeEstimate(json, result.estimate().get());
        }
        if (result.change().isPresent()) {
            writeChange(json, result.change().get());
        }
        writeFacts(json, result.facts());
        json.writeEndObject();
    }

    private static void writeChange(JsonGenerator json, Change change) throws IOException {
        json.writeObjectFieldStart("baseline");
        json.writeStringField("about", change.baseline());
        json.writeNumberField("before", change.before());
        json.writeNumberField("now", change.now());
        json.writeFieldName("difference");
        RunJson.writeEstimate(json, change.difference());
        json.writeNumberField("gone", change.gone());
        json.writeNumberField("added", change.added());
        json.writeEndObject();
    }

    private static void writeFacts(JsonGenerator json, List<Fact> facts) throws IOException {
        json.writeObjectFieldStart("facts");
        for (Fact fact : facts) {
            json.writeStringField(fact.name(), fact.text());
        }
        json.writeEndObject();
    }
}
