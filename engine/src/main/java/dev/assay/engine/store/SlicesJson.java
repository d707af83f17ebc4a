package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.slice.search.SliceSearch;
import dev.assay.core.slice.search.WorseSlice;
import java.io.IOException;
import java.util.List;

/** Which slices of a run are worse than the rest, as JSON. */
public final class SlicesJson {

    private SlicesJson() {}

    /** Writes the field {@code slices}: counts, and the worst; nothing where there was no slice to look at. */
    public static void write(JsonGenerator json, SliceSearch slices) throws IOException {
        if (slices.tests() == 0) {
            return;
        }
        json.writeObjectFieldStart("slices");
        json.writeNumberField("searched", slices.slices());
        json.writeNumberField("tests", slices.tests());
        json.writeNumberField("found", slices.found());
        json.writeArrayFieldStart("worst");
        for (WorseSlice slice : slices.worst()) {
            write(json, slice);
        }
        json.writeEndArray();
        strings(json, "leftOut", slices.leftOut());
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, WorseSlice worse) throws IOException {
        json.writeStartObject();
        json.writeStringField("slice", worse.slice().toString());
        strings(json, "same", worse.same().stream().map(CaseSlice::toString).toList());
        json.writeStringField("metric", worse.metric());
        json.writeNumberField("n", worse.mean().n());
        json.writeNumberField("mean", worse.mean().value());
        RunJson.writeBounds(json, worse.mean().interval());
        json.writeStringField("method", worse.mean().method());
        json.writeNumberField("rest", worse.rest());
        json.writeNumberField("difference", worse.difference());
        json.writeNumberField("gain", worse.gain());
        json.writeNumberField("p", worse.p().p());
        json.writeStringField("test", worse.p().method());
        json.writeNumberField("q", worse.q());
        json.writeEndObject();
    }

    private static void strings(JsonGenerator json, String field, List<String> texts) throws IOException {
        json.writeArrayFieldStart(field);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
