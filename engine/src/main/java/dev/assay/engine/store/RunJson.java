package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.JudgeSpent;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A run as JSON: the fields of {@code run.json} and of {@code run --json}. */
public final class RunJson {

    private RunJson() {}

    /** Writes the fields of a run into an object that is already begun. */
    public static void writeFields(JsonGenerator json, Run run) throws IOException {
        json.writeObjectFieldStart("metrics");
        for (Map.Entry<String, Estimate> metric : run.metrics().entrySet()) {
            json.writeFieldName(metric.getKey());
            writeEstimate(json, metric.getValue());
        }
        json.writeEndObject();
        json.writeObjectFieldStart("counts");
        json.writeNumberField("cases", run.cases());
        json.writeNumberField("answerable", run.answerable());
        json.writeNumberField("unanswerable", run.cases() - run.answerable());
        json.writeEndObject();
        json.writeObjectFieldStart("causes");
        for (var cause : new TreeMap<>(run.causes()).entrySet()) {
            json.writeNumberField(cause.getKey().word(), cause.getValue());
        }
        json.writeEndObject();
        if (run.answerability().isPresent()) {
            writeAnswerability(json, run.answerability().get());
        }
        json.writeArrayFieldStart("warnings");
        for (String warning : run.warnings()) {
            json.writeString(warning);
        }
        json.writeEndArray();
        if (run.judgeSpent().isPresent()) {
            writeSpent(json, run.judgeSpent().get());
        }
        if (run.repeats().isPresent()) {
            RepeatsJson.write(json, run.repeats().get());
        }
        writeProvenance(json, run.provenance());
    }

    private static void writeSpent(JsonGenerator json, JudgeSpent spent) throws IOException {
        json.writeObjectFieldStart("judgeSpent");
        json.writeNumberField("calls", spent.calls());
        json.writeNumberField("cached", spent.cached());
        json.writeNumberField("tokensIn", spent.tokensIn());
        json.writeNumberField("tokensOut", spent.tokensOut());
        if (spent.cost().isPresent()) {
            json.writeNumberField("cost", spent.cost().getAsDouble());
        } else {
            json.writeNullField("cost");
        }
        json.writeEndObject();
    }

    /** Writes an estimate as an object: mean, low, high, n, undefined, failed, method. */
    public static void writeEstimate(JsonGenerator json, Estimate estimate) throws IOException {
        json.writeStartObject();
        if (estimate.mean().isPresent()) {
            json.writeNumberField("mean", estimate.mean().getAsDouble());
        } else {
            json.writeNullField("mean");
        }
        writeBounds(json, estimate.interval());
        json.writeNumberField("n", estimate.n());
        json.writeNumberField("undefined", estimate.undefined());
        json.writeNumberField("failed", estimate.failed());
        json.writeStringField("method", estimate.method());
        json.writeEndObject();
    }

    static void writeBounds(JsonGenerator json, Optional<Interval> interval) throws IOException {
        if (interval.isPresent()) {
            json.writeNumberField("low", interval.get().low());
            json.writeNumberField("high", interval.get().high());
        } else {
            json.writeNullField("low");
            json.writeNullField("high");
        }
    }

    private static void writeAnswerability(JsonGenerator json, Answerability table) throws IOException {
        json.writeObjectFieldStart("answerability");
        json.writeObjectFieldStart("table");
        for (var row : table.cells().entrySet()) {
            json.writeObjectFieldStart(row.getKey().word());
            for (var cell : row.getValue().entrySet()) {
                json.writeNumberField(cell.getKey().word(), cell.getValue());
            }
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeObjectFieldStart("rates");
        for (var rate : table.rates().entrySet()) {
            json.writeFieldName(rate.getKey().word());
            writeEstimate(json, rate.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeProvenance(JsonGenerator json, Provenance made) throws IOException {
        json.writeObjectFieldStart("provenance");
        json.writeStringField("run", made.runId());
        json.writeStringField("started", made.started());
        json.writeNumberField("millis", made.millis());
        json.writeStringField("source", made.source());
        json.writeStringField("datasetName", made.dataset());
        json.writeStringField("datasetVersion", made.datasetVersion());
        json.writeStringField("dataset", made.datasetHash());
        json.writeStringField("commit", made.commit());
        json.writeBooleanField("dirty", made.dirty());
        json.writeStringField("judge", made.judge());
        json.writeStringField("embeddings", made.embeddings());
        json.writeNumberField("seed", made.seed());
        json.writeStringField("assay", made.assay());
        json.writeStringField("jdk", made.jdk());
        json.writeStringField("judgedBy", made.judgedBy());
        json.writeObjectFieldStart("settings");
        for (Map.Entry<String, String> setting : new TreeMap<>(made.settings()).entrySet()) {
            json.writeStringField(setting.getKey(), setting.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }
}
