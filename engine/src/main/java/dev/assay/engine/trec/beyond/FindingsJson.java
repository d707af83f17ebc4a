package dev.assay.engine.trec.beyond;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.PValue;
import dev.assay.engine.trec.measure.RelString;
import dev.assay.engine.trec.score.TopicResult;
import java.io.IOException;
import java.util.List;

/** Findings as JSON: {@code {qrels, confidence, seed, runs, comparisons}}; {@code docs/trec.md} shows one. */
public final class FindingsJson {

    private final JsonGenerator json;
    private final Findings findings;

    private FindingsJson(JsonGenerator json, Findings findings) {
        this.json = json;
        this.findings = findings;
    }

    /** Writes the findings as one object. */
    public static void write(JsonGenerator json, Findings findings) throws IOException {
        new FindingsJson(json, findings).write();
    }

    private void write() throws IOException {
        Request request = findings.request();
        json.writeStartObject();
        json.writeStringField("qrels", request.qrels());
        json.writeNumberField("confidence", request.confidence());
        json.writeNumberField("seed", Summary.SEED);
        json.writeArrayFieldStart("runs");
        for (ScoredRun run : findings.runs()) {
            writeRun(run);
        }
        json.writeEndArray();
        if (request.comparing()) {
            json.writeArrayFieldStart("comparisons");
            for (Comparison comparison : Comparison.all(findings.runs(), request.confidence())) {
                writeComparison(comparison);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private void writeRun(ScoredRun run) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", run.file());
        json.writeStringField("name", run.name());
        json.writeNumberField("topics", run.result().topics().size());
        json.writeObjectFieldStart("metrics");
        for (Summary summary : Summary.of(run.result(), findings.request().confidence())) {
            json.writeObjectFieldStart(summary.name());
            if (summary.isTotal()) {
                json.writeNumberField("total", (long) summary.estimate().mean().orElseThrow());
            }
            writeEstimate(summary.estimate(), summary.isTotal() ? "" : "mean");
            json.writeEndObject();
        }
        json.writeEndObject();
        if (findings.request().topicsWanted()) {
            writeTopics(run);
        }
        json.writeEndObject();
    }

    private void writeEstimate(Estimate estimate, String mean) throws IOException {
        if (!mean.isEmpty() && estimate.mean().isPresent()) {
            json.writeNumberField(mean, estimate.mean().getAsDouble());
        }
        if (estimate.interval().isPresent()) {
            json.writeNumberField("low", estimate.interval().get().low());
            json.writeNumberField("high", estimate.interval().get().high());
        }
        json.writeNumberField("n", estimate.n());
        json.writeNumberField("undefined", estimate.undefined());
        json.writeStringField("method", estimate.method());
    }

    private void writeTopics(ScoredRun run) throws IOException {
        List<Value> values = Value.of(run.result()).stream()
                .filter(value -> value.measure().hasTopicLine())
                .toList();
        json.writeArrayFieldStart("perTopic");
        for (TopicResult topic : run.result().topics()) {
            json.writeStartObject();
            json.writeStringField("id", topic.name());
            json.writeObjectFieldStart("scores");
            for (Value value : values) {
                writeScore(value, topic.scores().values()[value.column()]);
            }
            for (RelString string : run.strings()) {
                json.writeStringField(string.column(), topic.scores().grades());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** A score as in {@code run --json}: {@code {"value": …}} or {@code {"undefined": why}}. */
    private void writeScore(Value value, double number) throws IOException {
        json.writeObjectFieldStart(value.name());
        if (!Double.isFinite(number)) {
            json.writeStringField("undefined", "a division by 0 in trec_eval's formula");
        } else if (value.measure().isCount()) {
            json.writeNumberField("value", (long) number);
        } else {
            json.writeNumberField("value", number);
        }
        json.writeEndObject();
    }

    private void writeComparison(Comparison comparison) throws IOException {
        json.writeStartObject();
        json.writeStringField("run", comparison.run());
        json.writeStringField("baseline", comparison.baseline());
        json.writeNumberField("topics", comparison.topics().size());
        writeNames("onlyInBaseline", comparison.topics().onlyFirst());
        writeNames("onlyInRun", comparison.topics().onlySecond());
        json.writeObjectFieldStart("metrics");
        for (Difference difference : comparison.differences()) {
            json.writeObjectFieldStart(difference.name());
            writeEstimate(difference.estimate(), "difference");
            if (difference.p().isPresent()) {
                PValue p = difference.p().get();
                json.writeNumberField("p", p.p());
                json.writeNumberField("pHolm", difference.holm().orElseThrow());
                json.writeStringField("test", p.method());
            }
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private void writeNames(String field, List<String> names) throws IOException {
        json.writeArrayFieldStart(field);
        for (String name : names) {
            json.writeString(name);
        }
        json.writeEndArray();
    }
}
