package dev.assay.dataset.change;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Changes for programs. */
public final class ChangesJson {

    private ChangesJson() {}

    /** Writes everything, with values. */
    public static void write(Changes changes, JsonGenerator json) throws IOException {
        json.writeStartObject();
        counts(changes, json);
        named("added", changes.added(), json);
        named("removed", changes.removed(), json);
        changed("changed", changes.changed(), json);
        changed("renamed", changes.renamed(), json);
        json.writeEndObject();
    }

    /** Writes ids and the names of fields; the values stand in the two datasets. */
    public static void writeShort(Changes changes, JsonGenerator json) throws IOException {
        json.writeStartObject();
        counts(changes, json);
        ids("added", changes.added(), json);
        ids("removed", changes.removed(), json);
        for (var kind : List.of(new Kind("changed", changes.changed()), new Kind("renamed", changes.renamed()))) {
            json.writeArrayFieldStart(kind.name());
            for (Changed one : kind.all()) {
                json.writeStartObject();
                head(one, json);
                json.writeArrayFieldStart("fields");
                for (FieldChange field : one.fields()) {
                    json.writeString(field.field());
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    /** Writes fields with their values as an array of {@code {field, before, after}}; what is absent is {@code null}. */
    public static void fields(String name, List<FieldChange> fields, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (FieldChange field : fields) {
            json.writeStartObject();
            json.writeStringField("field", field.field());
            value("before", field.before(), json);
            value("after", field.after(), json);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private record Kind(String name, List<Changed> all) {}

    private static void counts(Changes changes, JsonGenerator json) throws IOException {
        json.writeNumberField("before", changes.before());
        json.writeNumberField("after", changes.after());
        json.writeNumberField("same", changes.same());
    }

    private static void named(String name, List<Named> all, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (Named one : all) {
            json.writeStartObject();
            json.writeStringField("id", one.id());
            json.writeNumberField("line", one.line());
            json.writeStringField("words", one.words());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void ids(String name, List<Named> all, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (Named one : all) {
            json.writeString(one.id());
        }
        json.writeEndArray();
    }

    private static void changed(String name, List<Changed> all, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (Changed one : all) {
            json.writeStartObject();
            head(one, json);
            json.writeNumberField("lineBefore", one.lineBefore());
            json.writeNumberField("line", one.line());
            fields("fields", one.fields(), json);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void head(Changed one, JsonGenerator json) throws IOException {
        json.writeStringField("id", one.id());
        if (!one.former().equals(one.id())) {
            json.writeStringField("former", one.former());
        }
    }

    private static void value(String name, Optional<String> value, JsonGenerator json) throws IOException {
        json.writeFieldName(name);
        json.writeRawValue(value.orElse("null"));
    }
}
