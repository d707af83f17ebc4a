package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.comparison.Differing;
import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Series;
import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;
import dev.assay.engine.input.Fault;
import dev.assay.engine.report.HistoryInput;
import dev.assay.engine.report.TerminalHistory;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.store.PastRunJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is said of past runs: to a person, or to a program. */
public final class HistoryText {

    private static final int MOST_DAMAGED = 20;

    private HistoryText() {}

    /**
     * The history for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static void write(HistoryOutcome outcome, int width, boolean colour, Appendable to) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.found().language(), 0);
        try {
            new TerminalHistory(style).write(outcome.found(), to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Complaints about lines that could not be read, the first twenty and a count; empty when there are none. */
    public static List<String> damaged(HistoryOutcome outcome) {
        List<Fault> damaged = outcome.damaged();
        if (damaged.isEmpty()) {
            return List.of();
        }
        List<String> lines =
                damaged.stream().limit(MOST_DAMAGED).map(Fault::text).collect(Collectors.toCollection(ArrayList::new));
        lines.add((damaged.size() == 1 ? "1 line" : damaged.size() + " lines") + " of " + outcome.file()
                + " could not be read and " + (damaged.size() == 1 ? "was" : "were")
                + " passed over; the file itself is left as it is");
        return lines;
    }

    /**
     * Writes a row for each run and metric.
     *
     * @throws dev.assay.engine.store.UnwritableException when the file cannot be written
     */
    public static void writeCsv(HistoryOutcome outcome, Path file) {
        export(outcome, file, HistoryCsv.of(outcome.chosen()));
    }

    /**
     * Writes each run as a line of the history in today's format.
     *
     * @throws dev.assay.engine.store.UnwritableException when the file cannot be written
     */
    public static void writeLines(HistoryOutcome outcome, Path file) {
        export(
                outcome,
                file,
                outcome.chosen().stream()
                        .flatMap(history -> history.runs().stream())
                        .map(run -> PastRunJson.line(run) + "\n")
                        .collect(Collectors.joining()));
    }

    private static void export(HistoryOutcome outcome, Path file, String text) {
        if (absolute(file).equals(absolute(outcome.file()))) {
            throw new UsageException(
                    file + " is the history itself, and an export would replace it; name another file");
        }
        Written.to(file, text);
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /** The result of {@code history --json}. */
    public static void writeJson(HistoryOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", outcome.file().toString());
        json.writeArrayFieldStart("damaged");
        for (Fault fault : outcome.damaged()) {
            json.writeStartObject();
            json.writeNumberField("line", fault.line());
            json.writeStringField("found", fault.found());
            json.writeStringField("allowed", fault.allowed());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("series");
        for (HistoryInput.Shown shown : outcome.found().shown()) {
            writeSeries(json, shown, outcome.found().metrics());
        }
        json.writeEndArray();
        json.writeArrayFieldStart("others");
        for (Map.Entry<Series, Integer> other : outcome.found().others().entrySet()) {
            json.writeStartObject();
            writeName(json, other.getKey());
            json.writeNumberField("runs", other.getValue());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeName(JsonGenerator json, Series series) throws IOException {
        json.writeStringField("source", series.source());
        json.writeStringField("variant", series.variant());
    }

    private static void writeSeries(JsonGenerator json, HistoryInput.Shown shown, List<String> metrics)
            throws IOException {
        History history = shown.history();
        json.writeStartObject();
        writeName(json, history.series());
        json.writeNumberField("total", shown.total());
        json.writeArrayFieldStart("runs");
        for (PastRun run : history.runs()) {
            PastRunJson.write(json, run);
        }
        json.writeEndArray();
        json.writeObjectFieldStart("trends");
        for (Trend trend : history.trends()) {
            if (metrics.isEmpty() || metrics.contains(trend.metric())) {
                json.writeFieldName(trend.metric());
                writeTrend(json, trend);
            }
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeTrend(JsonGenerator json, Trend trend) throws IOException {
        json.writeStartObject();
        json.writeNumberField("first", trend.first());
        json.writeNumberField("last", trend.last());
        json.writeNumberField("lowest", trend.lowest());
        json.writeNumberField("highest", trend.highest());
        if (trend.lastStep().isPresent()) {
            writeStep(json, trend.lastStep().get());
        } else {
            json.writeNullField("change");
        }
        json.writeArrayFieldStart("points");
        for (TrendPoint point : trend.points()) {
            writePoint(json, point);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeStep(JsonGenerator json, Trend.Step step) throws IOException {
        json.writeObjectFieldStart("change");
        json.writeNumberField("mean", step.change());
        json.writeBooleanField("comparable", step.comparable());
        if (step.overlap().isPresent()) {
            json.writeBooleanField("overlap", step.overlap().get());
        } else {
            json.writeNullField("overlap");
        }
        json.writeEndObject();
    }

    private static void writePoint(JsonGenerator json, TrendPoint point) throws IOException {
        json.writeStartObject();
        json.writeStringField("run", point.run().run());
        json.writeNumberField("mean", point.mean());
        json.writeArrayFieldStart("changed");
        for (Differing differing : point.changed()) {
            json.writeStartObject();
            json.writeStringField("what", differing.what());
            json.writeStringField("before", differing.a());
            json.writeStringField("after", differing.b());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
