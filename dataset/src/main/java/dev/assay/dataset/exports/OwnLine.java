package dev.assay.dataset.exports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Output;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.OutputJson;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;

/** A case and all its outputs as one line of Assay's own. */
final class OwnLine {

    private static final JsonFactory JSON = new JsonFactory();

    private OwnLine() {}

    /** The case made anew. */
    static String of(CaseLine read) throws IOException {
        return joined(CaseJson.line(read.source(), Optional.empty()), read.outputs());
    }

    /** The case as it stands, with outputs that stand elsewhere. */
    static String joined(String line, List<Output> outputs) throws IOException {
        if (outputs.isEmpty()) {
            return line;
        }
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            if (outputs.size() == 1) {
                OutputJson.write(json, outputs.get(0));
            } else {
                json.writeArrayFieldStart("repeats");
                for (Output output : outputs) {
                    json.writeStartObject();
                    OutputJson.writeRepeat(json, output);
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        }
        String open = line.substring(0, line.lastIndexOf('}')).stripTrailing();
        return open + (open.endsWith("{") ? "" : ",") + text.toString().substring(1);
    }
}
