package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.run.CauseShare;
import dev.assay.core.run.Leak;
import dev.assay.core.run.LeakedCase;
import dev.assay.core.stats.Gain;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.report.TriageInput;
import dev.assay.engine.report.TriageMarkdown;
import dev.assay.engine.report.TriageReport;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** What is said of a triage: to a person, or to a program. */
public final class TriageText {

    private TriageText() {}

    /**
     * The triage for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static void write(TriageOutcome outcome, int width, boolean colour, Appendable to) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.found().language(), 0);
        try {
            new TriageReport(style).write(outcome.found(), to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The triage as Markdown. */
    public static void writeMarkdown(TriageOutcome outcome, Appendable to) {
        try {
            new TriageMarkdown().write(outcome.found(), to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What to do with the file of failed cases. */
    public static String text(TriageOutcome.Pool pool) {
        if (pool.cases() == 0) {
            return "no case to export, so " + pool.file() + " was not written";
        }
        String corpus = pool.corpus()
                .map(path -> " --set corpus=" + path.toAbsolutePath())
                .orElse("");
        return pool.cases() + (pool.cases() == 1 ? " draft" : " drafts") + " in " + pool.file()
                + "; run them with: assay run " + pool.file() + corpus;
    }

    /** The result of {@code triage --json}. */
    public static void writeJson(TriageOutcome outcome, JsonGenerator json) throws IOException {
        TriageInput found = outcome.found();
        json.writeStartObject();
        json.writeStringField("run", found.run());
        json.writeStringField("folder", outcome.folder().toString());
        json.writeNumberField("cases", found.triage().cases());
        json.writeNumberField("withCause", found.triage().fallen());
        json.writeStringField("assumption", found.assumption());
        json.writeArrayFieldStart("causes");
        for (CauseShare share : found.causes()) {
            writeCause(json, share);
        }
        json.writeEndArray();
        writeLeaks(json, found);
        writePool(json, outcome);
        json.writeEndObject();
    }

    private static void writeCause(JsonGenerator json, CauseShare share) throws IOException {
        json.writeStartObject();
        json.writeStringField("cause", share.cause().word());
        json.writeNumberField("cases", share.cases());
        json.writeFieldName("share");
        RunJson.writeEstimate(json, share.share());
        json.writeNumberField("cumulative", share.cumulative());
        json.writeObjectFieldStart("gains");
        for (Map.Entry<String, Gain> gain : share.gains().entrySet()) {
            json.writeFieldName(gain.getKey());
            writeGain(json, gain.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("examples");
        for (CauseShare.Example example : share.examples()) {
            json.writeStartObject();
            json.writeStringField("id", example.id());
            json.writeStringField("evidence", example.finding().evidence());
            json.writeStringField("advice", example.finding().advice());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeGain(JsonGenerator json, Gain gain) throws IOException {
        json.writeStartObject();
        json.writeNumberField("mean", gain.mean());
        json.writeNumberField("mended", gain.mended());
        json.writeNumberField("change", gain.change());
        if (gain.interval().isPresent()) {
            json.writeNumberField("low", gain.interval().get().low());
            json.writeNumberField("high", gain.interval().get().high());
        } else {
            json.writeNullField("low");
            json.writeNullField("high");
        }
        json.writeNumberField("affected", gain.affected());
        json.writeNumberField("n", gain.n());
        json.writeStringField("method", gain.method());
        json.writeEndObject();
    }

    private static void writeLeaks(JsonGenerator json, TriageInput found) throws IOException {
        json.writeObjectFieldStart("leaks");
        json.writeNumberField("retrieved", found.leaks().retrieved());
        json.writeNumberField("used", found.leaks().used());
        json.writeArrayFieldStart("cases");
        for (LeakedCase leaked : found.leaks().cases()) {
            for (Leak leak : leaked.leaks()) {
                json.writeStartObject();
                json.writeStringField("id", leaked.id());
                json.writeStringField("user", leaked.asker());
                json.writeStringField("passage", leak.passage());
                json.writeNumberField("rank", leak.rank());
                json.writeStringField("use", leak.use().word());
                json.writeEndObject();
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writePool(JsonGenerator json, TriageOutcome outcome) throws IOException {
        if (outcome.pool().isEmpty()) {
            json.writeNullField("export");
            return;
        }
        json.writeObjectFieldStart("export");
        json.writeStringField("file", outcome.pool().get().file().toString());
        json.writeNumberField("cases", outcome.pool().get().cases());
        json.writeEndObject();
    }
}
