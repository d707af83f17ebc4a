package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.engine.report.TerminalReport;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.store.GateJson;
import dev.assay.engine.store.RunJson;
import dev.assay.engine.store.SlicesJson;
import dev.assay.engine.store.StoredRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;

/** What is said of a run: to a person, or to a program. */
public final class RunText {

    private static final int WORST = 10;
    private static final List<String> OF_A_CASE = List.of("id", "scores", "cause", "evidence", "advice", "answerKind");

    private RunText() {}

    /**
     * The report for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static void write(RunOutcome outcome, int width, boolean colour, Appendable to) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.shown().language(), WORST);
        try {
            new TerminalReport(style).write(outcome.shown(), to);
            for (String line : outcome.raised()) {
                to.append(line).append('\n');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The result of {@code run --json}: metrics, cases, gate, provenance, files. */
    public static void writeJson(RunOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        RunJson.writeFields(json, outcome.run());
        GateJson.write(json, outcome.gate());
        json.writeArrayFieldStart("raised");
        for (String line : outcome.raised()) {
            json.writeString(line);
        }
        json.writeEndArray();
        CalibrationJson.writeCorrected(json, outcome.shown().corrected());
        CalibrationJson.writePeople(json, outcome.shown().people());
        SlicesJson.write(json, outcome.shown().slices());
        json.writeObjectFieldStart("files");
        for (String file : RunFiles.NAMES) {
            json.writeStringField(file, outcome.folder().resolve(file).toString());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("cases");
        ObjectMapper mapper = new ObjectMapper();
        try (Stream<JsonNode> cases = StoredRun.open(outcome.folder()).cases()) {
            for (JsonNode line : (Iterable<JsonNode>) cases::iterator) {
                writeCase(json, mapper, line);
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeCase(JsonGenerator json, ObjectMapper mapper, JsonNode line) throws IOException {
        json.writeStartObject();
        for (String field : OF_A_CASE) {
            if (line.has(field)) {
                json.writeFieldName(field);
                mapper.writeTree(json, line.get(field));
            }
        }
        repeats(json, mapper, line.path("repeats"));
        json.writeEndObject();
    }

    /** The scores of each of several answers. */
    private static void repeats(JsonGenerator json, ObjectMapper mapper, JsonNode repeats) throws IOException {
        if (repeats.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("repeats");
        for (JsonNode repeat : repeats) {
            json.writeStartObject();
            json.writeNumberField("repeat", repeat.path("repeat").asInt(1));
            json.writeFieldName("scores");
            mapper.writeTree(json, repeat.path("scores"));
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
