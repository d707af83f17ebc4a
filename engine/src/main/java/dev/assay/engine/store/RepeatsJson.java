package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.run.Repeats;
import dev.assay.core.stats.Spread;
import java.io.IOException;
import java.util.Map;

/** How far answers to the same case lie apart, as JSON. */
final class RepeatsJson {

    private RepeatsJson() {}

    /** Writes the field {@code repeats}: counts, and the spread of each metric. */
    static void write(JsonGenerator json, Repeats repeats) throws IOException {
        json.writeObjectFieldStart("repeats");
        json.writeNumberField("cases", repeats.cases());
        json.writeNumberField("answers", repeats.answers());
        json.writeNumberField("failed", repeats.failed());
        json.writeObjectFieldStart("spread");
        for (Map.Entry<String, Spread> metric : repeats.spread().entrySet()) {
            json.writeFieldName(metric.getKey());
            writeSpread(json, metric.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeSpread(JsonGenerator json, Spread spread) throws IOException {
        json.writeStartObject();
        json.writeNumberField("deviation", spread.deviation());
        RunJson.writeBounds(json, spread.interval());
        json.writeNumberField("n", spread.n());
        json.writeNumberField("differing", spread.differing());
        json.writeStringField("method", spread.method());
        json.writeEndObject();
    }
}
