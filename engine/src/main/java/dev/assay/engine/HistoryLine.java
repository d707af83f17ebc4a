package dev.assay.engine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.gate.GateReport;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/** A run as one line of the history: time, commit, dirty, dataset, judge, metrics. */
final class HistoryLine {

    private HistoryLine() {}

    static String of(Run run, Optional<GateReport> gate) {
        Provenance made = run.provenance();
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
            json.writeStartObject();
            json.writeNumberField("format", 1);
            json.writeStringField("run", made.runId());
            json.writeStringField("time", made.started());
            json.writeStringField("source", made.source());
            if (made.settings().containsKey("variant")) {
                json.writeStringField("variant", made.settings().get("variant"));
            }
            json.writeStringField("commit", made.commit());
            json.writeBooleanField("dirty", made.dirty());
            json.writeStringField("dataset", made.datasetHash());
            json.writeStringField("judge", made.judge());
            json.writeStringField("embeddings", made.embeddings());
            json.writeNumberField("cases", run.cases());
            if (gate.isPresent()) {
                json.writeNumberField("exit", gate.get().exit());
            }
            json.writeObjectFieldStart("metrics");
            for (Map.Entry<String, Estimate> metric : run.metrics().entrySet()) {
                json.writeFieldName(metric.getKey());
                RunJson.writeEstimate(json, metric.getValue());
            }
            json.writeEndObject();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }
}
