package dev.assay.engine.input;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes faults for {@code --json}. */
public final class FaultJson {

    private FaultJson() {}

    /** A list of faults under a name, in an object that is open: file, line and column (0 = the whole), found, allowed. */
    public static void write(JsonGenerator json, String name, Iterable<Fault> faults) throws IOException {
        json.writeArrayFieldStart(name);
        for (Fault fault : faults) {
            json.writeStartObject();
            json.writeStringField("file", fault.file());
            json.writeNumberField("line", fault.line());
            json.writeNumberField("column", fault.column());
            json.writeStringField("found", fault.found());
            json.writeStringField("allowed", fault.allowed());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
