package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.gate.Fact;
import dev.assay.core.words.Language;
import dev.assay.engine.report.AgreementReport;
import dev.assay.engine.report.SideBySideReport;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is said of a sample for people: to a person, or to a program. */
public final class SpotcheckText {

    private SpotcheckText() {}

    /**
     * The report for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static String text(SpotcheckOutcome outcome, int width, boolean colour) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.language(), 0);
        AgreementReport head = new AgreementReport(style);
        String strata = new TreeMap<>(outcome.strata())
                .entrySet().stream()
                        .map(stratum -> stratum.getKey() + ": " + stratum.getValue())
                        .collect(Collectors.joining(", "));
        head.origin(
                List.of(
                        new Fact("run", outcome.run().toString()),
                        new Fact("metric", outcome.metric()),
                        new Fact("sheet", outcome.file().toString()),
                        new Fact("strata", strata)),
                outcome.notes());
        SideBySideReport report = new SideBySideReport(style);
        outcome.estimate()
                .ifPresent(estimate ->
                        report.spot(outcome.metric(), estimate, outcome.judge().orElseThrow()));
        return head.text() + report.text() + (outcome.estimate().isPresent() ? "" : next(outcome));
    }

    private static String next(SpotcheckOutcome outcome) {
        String back = "assay judge spotcheck " + outcome.run() + " --metric '" + outcome.metric() + "' --read "
                + outcome.file();
        return outcome.language() == Language.ZH
                ? "请在 label 列填 1（好）、0（坏）或分数，然后执行：\n  " + back + "\n"
                : "fill in the column `label`: 1 good, 0 bad, or a score; then\n  " + back + "\n";
    }

    /** The result of {@code judge spotcheck --json}. */
    public static void writeJson(SpotcheckOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("run", outcome.run().toString());
        json.writeStringField("metric", outcome.metric());
        json.writeStringField("sheet", outcome.file().toString());
        json.writeObjectFieldStart("strata");
        for (Map.Entry<String, Integer> stratum : new TreeMap<>(outcome.strata()).entrySet()) {
            json.writeNumberField(stratum.getKey(), stratum.getValue());
        }
        json.writeEndObject();
        CalibrationJson.write(json, "notes", outcome.notes());
        if (outcome.estimate().isPresent()) {
            json.writeNumberField("labels", outcome.estimate().get().labels());
            json.writeNumberField("cases", outcome.estimate().get().cases());
            json.writeNumberField("lambda", outcome.estimate().get().lambda());
            json.writeFieldName("judgeOnly");
            RunJson.writeEstimate(json, outcome.judge().orElseThrow());
            CalibrationJson.write(
                    json, "peopleWeighted", outcome.estimate().get().weighted());
            CalibrationJson.write(json, "corrected", outcome.estimate().get().corrected());
        }
        json.writeEndObject();
    }
}
