package dev.assay.dataset.version;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.dataset.change.ChangesJson;
import dev.assay.dataset.change.DatasetChanges;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Writes and reads {@code version.json}. */
final class VersionFile {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int SCHEMA = 1;

    private VersionFile() {}

    /** The text of the file; {@code changes} by id and name of field. */
    static String text(Version version, Optional<DatasetChanges> changes) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.useDefaultPrettyPrinter();
            json.writeStartObject();
            json.writeNumberField("schema", SCHEMA);
            fields(version, json);
            if (changes.isPresent()) {
                json.writeObjectFieldStart("since");
                json.writeFieldName("cases");
                ChangesJson.writeShort(changes.get().cases(), json);
                json.writeFieldName("passages");
                ChangesJson.writeShort(changes.get().passages(), json);
                ChangesJson.fields("manifest", changes.get().manifest(), json);
                json.writeEndObject();
            }
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory", impossible);
        }
        return text + "\n";
    }

    /** Writes the fields of a version into an object that is open. */
    static void fields(Version version, JsonGenerator json) throws IOException {
        json.writeNumberField("version", version.number());
        json.writeStringField("hash", version.hash());
        json.writeStringField("note", version.note());
        json.writeStringField("by", version.by());
        json.writeStringField("at", version.at());
        if (version.parent().isPresent()) {
            json.writeObjectFieldStart("parent");
            json.writeNumberField("version", version.parent().get().number());
            json.writeStringField("hash", version.parent().get().hash());
            json.writeStringField("record", version.parent().get().record());
            json.writeEndObject();
        }
        json.writeNumberField("cases", version.cases());
        json.writeNumberField("passages", version.passages());
        if (version.changes().isPresent()) {
            json.writeObjectFieldStart("changes");
            json.writeStringField("cases", version.changes().get().cases());
            json.writeStringField("passages", version.changes().get().passages());
            json.writeEndObject();
        }
        json.writeObjectFieldStart("files");
        for (Map.Entry<String, String> file : version.files().entrySet()) {
            json.writeStringField(file.getKey(), file.getValue());
        }
        json.writeEndObject();
    }

    /**
     * The version in a folder.
     *
     * @throws IOException with what is wrong with its {@code version.json}
     */
    static Version read(Path folder) throws IOException {
        Path file = folder.resolve(Version.FILE);
        if (!Files.isRegularFile(file)) {
            throw new IOException("it has no " + Version.FILE);
        }
        JsonNode json;
        try {
            json = JSON.readTree(file.toFile());
        } catch (JsonProcessingException wrong) {
            throw new IOException(Version.FILE + " is no JSON: " + wrong.getOriginalMessage(), wrong);
        }
        if (json.path("schema").asInt() != SCHEMA) {
            throw new IOException(
                    Version.FILE + " says schema " + json.path("schema") + "; this Assay reads " + SCHEMA);
        }
        Map<String, String> files = new LinkedHashMap<>();
        json.path("files")
                .properties()
                .forEach(entry -> files.put(entry.getKey(), entry.getValue().asText()));
        JsonNode parent = json.path("parent");
        JsonNode changes = json.path("changes");
        return new Version(
                json.path("version").asInt(),
                hash(json, "hash"),
                json.path("note").asText(),
                json.path("by").asText(),
                json.path("at").asText(),
                parent.isObject()
                        ? Optional.of(new Version.Parent(
                                parent.path("version").asInt(), hash(parent, "hash"), hash(parent, "record")))
                        : Optional.empty(),
                json.path("cases").asInt(),
                json.path("passages").asInt(),
                changes.isObject()
                        ? Optional.of(new Version.Summary(
                                changes.path("cases").asText(),
                                changes.path("passages").asText()))
                        : Optional.empty(),
                files);
    }

    private static String hash(JsonNode json, String field) throws IOException {
        String hash = json.path(field).asText();
        if (!hash.matches("[0-9a-f]{64}")) {
            throw new IOException(Version.FILE + " has no `" + field + "` of 64 hexadecimal digits");
        }
        return hash;
    }
}
