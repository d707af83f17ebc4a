package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.gate.Fact;
import dev.assay.engine.report.AgreementReport;
import dev.assay.engine.report.LabelledMetric;
import dev.assay.engine.report.SideBySideReport;
import dev.assay.engine.report.TerminalStyle;
import java.io.IOException;
import java.util.List;

/** What is said of a run held against people: to a person, or to a program. */
public final class AgreementText {

    private AgreementText() {}

    /**
     * The report for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static String text(AgreementOutcome outcome, int width, boolean colour) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.language(), 0);
        AgreementReport report = new AgreementReport(style);
        report.origin(
                List.of(
                        new Fact("run", outcome.run().toString()),
                        new Fact("labels", outcome.labels()),
                        new Fact("metric", outcome.metric()),
                        new Fact("judge", outcome.judge())),
                outcome.notes());
        report.calibration(outcome.found());
        outcome.numeric().ifPresent(report::numeric);
        SideBySideReport sides = new SideBySideReport(style);
        sides.sides(new LabelledMetric(outcome.metric(), outcome.sides()));
        sides.disagreements(outcome.disagreements(), outcome.pool());
        return report.text() + sides.text();
    }

    /** The result of {@code judge agreement --json}. */
    public static void writeJson(AgreementOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("run", outcome.run().toString());
        json.writeStringField("labels", outcome.labels());
        json.writeStringField("metric", outcome.metric());
        json.writeStringField("judge", outcome.judge());
        CalibrationJson.write(json, "notes", outcome.notes());
        CalibrationJson.writeFields(json, outcome.found(), 1);
        CalibrationJson.writeNumeric(json, outcome.numeric());
        CalibrationJson.write(json, outcome.sides());
        CalibrationJson.write(json, "disagreements", outcome.disagreements());
        json.writeEndObject();
    }
}
