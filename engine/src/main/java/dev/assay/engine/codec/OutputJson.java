package dev.assay.engine.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Citation;
import dev.assay.core.data.Filter;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Stage;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes what a system did, with the field names of {@code outputs.jsonl}. */
public final class OutputJson {

    private OutputJson() {}

    /** Writes the fields of an output into an object that is open; that it is the first repeat goes without saying. */
    public static void write(JsonGenerator json, Output output) throws IOException {
        fields(json, output);
        if (output.repeat() != 1 || output.equals(Output.NOTHING)) {
            json.writeNumberField("repeat", output.repeat());
        }
    }

    /** The same of one output among several: its number is there always. */
    public static void writeRepeat(JsonGenerator json, Output output) throws IOException {
        json.writeNumberField("repeat", output.repeat());
        fields(json, output);
    }

    private static void fields(JsonGenerator json, Output output) throws IOException {
        if (output.retrieved().isPresent()) {
            json.writeFieldName("retrieved");
            ranked(json, output.retrieved().get());
        }
        if (!output.stages().isEmpty()) {
            json.writeArrayFieldStart("stages");
            for (Stage stage : output.stages()) {
                json.writeStartObject();
                json.writeStringField("name", stage.name());
                if (stage.filter().isPresent()) {
                    filter(json, stage.filter().get());
                }
                json.writeFieldName("items");
                ranked(json, stage.items());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        JsonFields.string(json, "answer", output.answer());
        if (!output.citations().isEmpty()) {
            json.writeArrayFieldStart("citations");
            for (Citation citation : output.citations()) {
                json.writeStartObject();
                json.writeNumberField("start", citation.start());
                json.writeNumberField("end", citation.end());
                json.writeArrayFieldStart("ids");
                for (String id : citation.ids()) {
                    json.writeString(id);
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        JsonFields.map(json, "usage", output.usage());
        JsonFields.number(json, "latencyMs", output.latencyMs());
        JsonFields.number(json, "cost", output.cost());
        JsonFields.string(json, "error", output.error());
        JsonFields.string(json, "model", output.model());
    }

    private static void filter(JsonGenerator json, Filter filter) throws IOException {
        if (filter.wanted().isEmpty()) {
            json.writeStringField("filter", filter.expression());
            return;
        }
        json.writeObjectFieldStart("filter");
        for (Map.Entry<String, List<String>> wanted : filter.wanted().entrySet()) {
            json.writeArrayFieldStart(wanted.getKey());
            for (String value : wanted.getValue()) {
                json.writeString(value);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    /** Writes a ranked list as an array. */
    public static void ranked(JsonGenerator json, List<Retrieved> items) throws IOException {
        json.writeStartArray();
        for (Retrieved item : items) {
            json.writeStartObject();
            json.writeStringField("id", item.id());
            JsonFields.string(json, "document", item.document());
            JsonFields.span(json, item.span());
            JsonFields.string(json, "text", item.text());
            JsonFields.number(json, "score", item.score());
            JsonFields.map(json, "metadata", item.metadata());
            JsonFields.strings(json, "acl", item.acl());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
