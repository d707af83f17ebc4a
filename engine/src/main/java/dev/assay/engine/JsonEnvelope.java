package dev.assay.engine;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** The object that every command prints under {@code --json}: schema, command, exit, result. */
public final class JsonEnvelope {

    private static final int SCHEMA = 1;

    private JsonEnvelope() {}

    /**
     * Writes the envelope around a result; the writer stays open.
     *
     * @param out where to
     * @param command the command's name
     * @param exit the exit code
     * @param result writes the result
     */
    public static void write(Writer out, String command, int exit, JsonBody result) {
        try {
            JsonGenerator json = new JsonFactory().createGenerator(out);
            json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            json.useDefaultPrettyPrinter();
            json.writeStartObject();
            json.writeNumberField("schema", SCHEMA);
            json.writeStringField("command", command);
            json.writeNumberField("exit", exit);
            json.writeFieldName("result");
            result.write(json);
            json.writeEndObject();
            json.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
