package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.gate.Fact;
import dev.assay.engine.labels.CertificateFile;
import dev.assay.engine.report.AgreementReport;
import dev.assay.engine.report.TerminalStyle;
import java.io.IOException;
import java.util.List;

/** What is said of a calibration: to a person, or to a program. */
public final class CalibrateText {

    private static final int SHOWN_OF_HASH = 12;

    private CalibrateText() {}

    /**
     * The report for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static String text(CalibrateOutcome outcome, int width, boolean colour) {
        AgreementReport report = new AgreementReport(new TerminalStyle(width, colour, outcome.language(), 0));
        report.origin(
                List.of(
                        new Fact(
                                "labels",
                                outcome.labels() + " (sha256 " + outcome.data().substring(0, SHOWN_OF_HASH) + "…)"),
                        new Fact("metric", outcome.metric()),
                        new Fact("judge", outcome.judge())),
                outcome.notes());
        report.calibration(outcome.found());
        outcome.numeric().ifPresent(report::numeric);
        outcome.found()
                .known()
                .ifPresent(found -> found.curve().ifPresent(curve -> report.cuts(curve, outcome.cost())));
        outcome.certificate().ifPresent(certificate -> report.certificate(certificate, outcome.written()));
        return report.text();
    }

    /** The result of {@code judge calibrate --json}. */
    public static void writeJson(CalibrateOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("labels", outcome.labels());
        json.writeStringField("data", outcome.data());
        json.writeStringField("judge", outcome.judge());
        json.writeStringField("metric", outcome.metric());
        CalibrationJson.write(json, "notes", outcome.notes());
        CalibrationJson.writeFields(json, outcome.found(), outcome.cost());
        CalibrationJson.writeNumeric(json, outcome.numeric());
        if (outcome.certificate().isPresent()) {
            json.writeFieldName("certificate");
            CertificateFile.write(json, outcome.certificate().get());
        }
        json.writeEndObject();
    }
}
