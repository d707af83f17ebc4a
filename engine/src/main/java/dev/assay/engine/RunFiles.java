package dev.assay.engine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.assay.core.run.CaseResult;
import dev.assay.core.words.Language;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.OutputJson;
import dev.assay.engine.report.HtmlReport;
import dev.assay.engine.report.JUnitReport;
import dev.assay.engine.report.MarkdownReport;
import dev.assay.engine.report.ReportInput;
import dev.assay.engine.store.GateJson;
import dev.assay.engine.store.ResultJson;
import dev.assay.engine.store.RunFolder;
import dev.assay.engine.store.RunJson;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.SlicesJson;
import dev.assay.judge.port.UnreadableReply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;

/** Writes the files of a run's folder: cases as they come, the rest at the end. */
final class RunFiles implements AutoCloseable {

    private static final String UNREADABLE = "unreadable-replies.jsonl";

    /** The files of a run's folder. */
    static final List<String> NAMES = List.of(RunStore.RUN, RunStore.CASES, "report.html", "report.md", "junit.xml");

    private final RunFolder folder;
    private final JsonGenerator cases;

    RunFiles(RunFolder folder) {
        this.folder = folder;
        try {
            cases = new JsonFactory().createGenerator(folder.open(RunStore.CASES));
            cases.setRootValueSeparator(new SerializedString("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a line to the cases. */
    void write(CaseResult result) {
        try {
            cases.writeStartObject();
            CaseJson.write(cases, result.source());
            OutputJson.write(cases, result.output());
            ResultJson.writeFields(cases, result);
            if (!result.repeats().isEmpty()) {
                repeats(result.repeats());
            }
            cases.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each answer as a line of outputs would have it, with its number, and what the run says of it. */
    private void repeats(List<CaseResult> repeats) throws IOException {
        cases.writeArrayFieldStart("repeats");
        for (CaseResult repeat : repeats) {
            cases.writeStartObject();
            OutputJson.writeRepeat(cases, repeat.output());
            ResultJson.writeFields(cases, repeat);
            cases.writeEndObject();
        }
        cases.writeEndArray();
    }

    /** Writes everything but the cases; a file of replies that could not be used only where there are some. */
    void finish(ReportInput input, Collection<UnreadableReply> unreadable) {
        try {
            cases.writeRaw('\n');
            cases.close();
            Language language = input.language();
            try (Writer run = folder.open(RunStore.RUN)) {
                run(run, input);
            }
            if (!unreadable.isEmpty()) {
                try (Writer raw = folder.open(UNREADABLE)) {
                    replies(raw, unreadable);
                }
            }
            try (Writer html = folder.open("report.html")) {
                new HtmlReport(language).write(input, html);
            }
            try (Writer markdown = folder.open("report.md")) {
                new MarkdownReport(language).write(input, markdown);
            }
            try (Writer junit = folder.open("junit.xml")) {
                new JUnitReport(language).write(input, junit);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void run(Writer to, ReportInput input) throws IOException {
        try (JsonGenerator json = new JsonFactory().createGenerator(to)) {
            json.useDefaultPrettyPrinter();
            json.writeStartObject();
            json.writeNumberField("format", 1);
            RunJson.writeFields(json, input.run());
            GateJson.write(json, input.gate());
            CalibrationJson.writeCorrected(json, input.corrected());
            CalibrationJson.writePeople(json, input.people());
            SlicesJson.write(json, input.slices());
            json.writeEndObject();
        }
    }

    private static void replies(Writer to, Collection<UnreadableReply> unreadable) throws IOException {
        try (JsonGenerator json = new JsonFactory().createGenerator(to)) {
            json.setRootValueSeparator(new SerializedString("\n"));
            for (UnreadableReply reply : unreadable) {
                json.writeStartObject();
                json.writeStringField("about", reply.about());
                json.writeStringField("prompt", reply.prompt());
                json.writeNumberField("attempt", reply.attempt());
                json.writeStringField("reason", reply.reason());
                json.writeStringField("reply", reply.body());
                json.writeEndObject();
            }
            json.writeRaw('\n');
        }
    }

    @Override
    public void close() {
        try {
            cases.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
