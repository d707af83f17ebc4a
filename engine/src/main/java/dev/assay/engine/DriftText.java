package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.calibration.Drift;
import dev.assay.core.gate.Fact;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.PValue;
import dev.assay.engine.report.AgreementReport;
import dev.assay.engine.report.DriftReport;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.util.List;

/** What is said of a canary set: to a person, or to a program. */
public final class DriftText {

    private DriftText() {}

    /**
     * The report for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static String text(DriftOutcome outcome, int width, boolean colour) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.language(), 0);
        AgreementReport head = new AgreementReport(style);
        head.origin(
                List.of(
                        new Fact("judge", outcome.judge()),
                        new Fact("frozen", outcome.file() + ", " + outcome.since())),
                outcome.notes());
        DriftReport report = new DriftReport(style);
        outcome.drift().ifPresentOrElse(report::drift, () -> {
            if (outcome.exit() == 0) {
                report.frozen(outcome.n(), outcome.file());
            }
        });
        return head.text() + report.text();
    }

    /** The result of {@code judge drift --json}. */
    public static void writeJson(DriftOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("judge", outcome.judge());
        json.writeStringField("file", outcome.file().toString());
        json.writeStringField("since", outcome.since());
        json.writeNumberField("n", outcome.n());
        CalibrationJson.write(json, "notes", outcome.notes());
        if (outcome.drift().isPresent()) {
            Drift drift = outcome.drift().get();
            json.writeFieldName("changedShare");
            RunJson.writeEstimate(json, drift.changedShare());
            write(json, "mcNemar", drift.mcNemar());
            write(json, "signFlip", drift.signFlip());
            CalibrationJson.write(json, "alarms", drift.alarms());
            json.writeArrayFieldStart("changed");
            for (Drift.Twice twice : drift.changed()) {
                json.writeStartObject();
                json.writeStringField("id", twice.id());
                json.writeStringField("before", twice.before().word());
                json.writeStringField("now", twice.now().word());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String name, Answer<PValue> test) throws IOException {
        json.writeObjectFieldStart(name);
        if (test instanceof Answer.Known<PValue> known) {
            json.writeNumberField("p", known.value().p());
            json.writeStringField("method", known.value().method());
        } else if (test instanceof Answer.Undefined<PValue> undefined) {
            json.writeStringField("undefined", undefined.why());
        }
        json.writeEndObject();
    }
}
