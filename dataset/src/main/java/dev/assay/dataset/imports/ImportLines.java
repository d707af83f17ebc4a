package dev.assay.dataset.imports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.engine.JsonBody;
import dev.assay.engine.codec.OutputJson;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;

/** Lines of {@code outputs.jsonl} and {@code corpus.jsonl}. */
final class ImportLines {

    private static final JsonFactory JSON = new JsonFactory();

    private ImportLines() {}

    static String output(String id, Output output, boolean several) {
        return object(json -> {
            json.writeStringField("id", id);
            if (several) {
                OutputJson.writeRepeat(json, output);
            } else {
                OutputJson.write(json, output);
            }
        });
    }

    static String passage(Passage passage) {
        return object(json -> {
            json.writeStringField("id", passage.id());
            if (!passage.document().equals(passage.id())) {
                json.writeStringField("document", passage.document());
            }
            if (passage.span().isPresent()) {
                json.writeNumberField("start", passage.span().get().start());
                json.writeNumberField("end", passage.span().get().end());
            }
            if (passage.title().isPresent()) {
                json.writeStringField("title", passage.title().get());
            }
            json.writeStringField("text", passage.text());
            metadata(json, passage.metadata());
            if (!passage.acl().isEmpty()) {
                json.writeArrayFieldStart("acl");
                for (String who : passage.acl()) {
                    json.writeString(who);
                }
                json.writeEndArray();
            }
        });
    }

    private static void metadata(JsonGenerator json, Map<String, Object> metadata) throws IOException {
        if (metadata.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("metadata");
        for (Map.Entry<String, Object> entry : new TreeMap<>(metadata).entrySet()) {
            json.writeObjectField(entry.getKey(), entry.getValue());
        }
        json.writeEndObject();
    }

    private static String object(JsonBody fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            fields.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory", impossible);
        }
        return text.toString();
    }
}
