package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.comparison.Basis;
import dev.assay.core.history.PastRun;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** A run as one line of the history. */
public final class PastRunJson {

    /** The format that is written; the reader knows no later one. */
    static final int FORMAT = 1;

    private PastRunJson() {}

    /** The line, without its end. */
    public static String line(PastRun run) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
            write(json, run);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    /** Writes it as an object. */
    public static void write(JsonGenerator json, PastRun run) throws IOException {
        json.writeStartObject();
        json.writeNumberField("format", FORMAT);
        json.writeStringField("run", run.run());
        json.writeStringField("time", run.time());
        json.writeStringField("source", run.source());
        if (run.variant().isPresent()) {
            json.writeStringField("variant", run.variant().get());
        }
        json.writeStringField("commit", run.commit());
        json.writeBooleanField("dirty", run.dirty());
        json.writeStringField("language", run.language().code());
        writeBasis(json, run.basis());
        json.writeNumberField("cases", run.cases());
        if (run.exit().isPresent()) {
            json.writeNumberField("exit", run.exit().getAsInt());
        }
        json.writeObjectFieldStart("metrics");
        for (Map.Entry<String, Estimate> metric : run.metrics().entrySet()) {
            json.writeFieldName(metric.getKey());
            RunJson.writeEstimate(json, metric.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeBasis(JsonGenerator json, Basis basis) throws IOException {
        json.writeStringField("dataset", basis.dataset());
        json.writeStringField("judge", basis.judge());
        json.writeStringField("embeddings", basis.embeddings());
        json.writeStringField("judgedBy", basis.judgedBy());
        if (!basis.rubrics().isEmpty()) {
            json.writeObjectFieldStart("rubrics");
            for (Map.Entry<String, String> rubric : basis.rubrics().entrySet()) {
                json.writeStringField(rubric.getKey(), rubric.getValue());
            }
            json.writeEndObject();
        }
    }

    /** Reads a line; what lines of older versions lack is unknown, English or absent. */
    static PastRun read(JsonNode line) throws DamagedLineException {
        LineFields fields = new LineFields(line);
        int format = fields.count("format");
        if (format != FORMAT) {
            throw new DamagedLineException(
                    "format " + format, "format " + FORMAT + ", which this version reads; a newer Assay may read it");
        }
        return new PastRun(
                fields.text("run"),
                fields.time("time"),
                fields.text("source"),
                fields.optionalText("variant"),
                fields.text("commit"),
                fields.flag("dirty"),
                fields.optionalText("language").flatMap(Language::ofCode).orElse(Language.EN),
                fields.count("cases"),
                fields.has("exit") ? OptionalInt.of(fields.count("exit")) : OptionalInt.empty(),
                basis(fields),
                metrics(fields));
    }

    private static Basis basis(LineFields fields) throws DamagedLineException {
        Map<String, String> rubrics = new TreeMap<>();
        if (fields.has("rubrics")) {
            LineFields hashes = fields.object("rubrics");
            for (String metric : hashes.names()) {
                rubrics.put(metric, hashes.text(metric));
            }
        }
        return new Basis(
                fields.text("dataset"),
                fields.text("judge"),
                orNone(fields.optionalText("embeddings")),
                orNone(fields.optionalText("judgedBy")),
                rubrics);
    }

    private static String orNone(Optional<String> text) {
        return text.orElse(Basis.NONE);
    }

    private static Map<String, Estimate> metrics(LineFields fields) throws DamagedLineException {
        LineFields metrics = fields.object("metrics");
        Map<String, Estimate> estimates = new LinkedHashMap<>();
        for (String metric : metrics.names()) {
            estimates.put(metric, metrics.object(metric).estimate());
        }
        return estimates;
    }
}
