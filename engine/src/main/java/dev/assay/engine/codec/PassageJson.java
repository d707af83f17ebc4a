package dev.assay.engine.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Passage;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Writes passages as a line of {@code corpus.jsonl}: what is read from it equals what was written. */
public final class PassageJson {

    private static final JsonFactory JSON = new JsonFactory();

    private PassageJson() {}

    /** A passage as one line without its line break. */
    public static String line(Passage passage) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("id", passage.id());
            JsonFields.string(json, "document", Optional.of(passage.document()).filter(id -> !id.equals(passage.id())));
            JsonFields.span(json, passage.span());
            JsonFields.string(json, "title", passage.title());
            json.writeStringField("text", passage.text());
            JsonFields.map(json, "metadata", passage.metadata());
            JsonFields.strings(json, "acl", passage.acl());
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory", impossible);
        }
        return text.toString();
    }
}
