package dev.assay.dataset.exports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Case;
import dev.assay.core.data.Label;
import dev.assay.core.data.Output;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.engine.codec.CaseLine;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes single-turn samples of ragas 0.2 and later, with the fields that ragas reads and no others. */
final class RagasExporter implements Exporter {

    private static final JsonFactory JSON = new JsonFactory();
    private static final Set<String> KEPT = Set.of("persona_name", "query_style", "query_length");

    private final Writer out;

    RagasExporter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(CaseLine read, String line, Losses losses) throws IOException {
        Case source = read.source();
        losses.when(true, "id");
        OutputLosses.ofCase(source, losses);
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("user_input", source.question());
            if (read.output().isPresent()) {
                output(json, read.output().get(), losses);
            }
            losses.when(read.outputs().size() > 1, "repeats after the first");
            string(json, "reference", source.reference());
            strings(json, "reference_contexts", source.referenceContexts());
            strings(json, "reference_context_ids", relevant(source, losses));
            rubrics(json, source.rubrics());
            metadata(json, source, losses);
            json.writeEndObject();
        }
        out.append(text.toString()).append('\n');
    }

    private static void output(JsonGenerator json, Output output, Losses losses) throws IOException {
        string(json, "response", output.answer());
        OutputLosses.of(output, losses);
        if (output.ranked().isEmpty()) {
            return;
        }
        List<Retrieved> ranked = output.ranked().get();
        losses.when(ranked.stream().anyMatch(item -> item.score().isPresent()), "score of retrieved passages");
        boolean texts = ranked.stream().allMatch(item -> item.text().isPresent());
        losses.when(
                !texts && ranked.stream().anyMatch(item -> item.text().isPresent()),
                "texts of ranked lists where some have none");
        if (texts) {
            list(
                    json,
                    "retrieved_contexts",
                    ranked.stream().map(item -> item.text().orElse("")).toList());
        }
        list(json, "retrieved_context_ids", ranked.stream().map(Retrieved::id).toList());
    }

    private static List<String> relevant(Case source, Losses losses) {
        List<String> ids = new ArrayList<>();
        List<RelevantGroup> groups =
                source.judgments().map(known -> known.groups()).orElse(List.of());
        losses.when(source.judgments().isPresent() && groups.isEmpty(), "that nothing is relevant");
        for (RelevantGroup group : groups) {
            boolean item = group.anyOf().size() == 1 && group.anyOf().get(0) instanceof Label.Item;
            losses.when(!item, "labels other than ids");
            losses.when(item && group.grade() != 1, "grades other than 1; below 1 the label is left out");
            if (item && group.grade() > 0) {
                ids.add(((Label.Item) group.anyOf().get(0)).id());
            }
        }
        return ids;
    }

    private static void rubrics(JsonGenerator json, Map<String, String> rubrics) throws IOException {
        if (rubrics.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("rubrics");
        for (Map.Entry<String, String> level : rubrics.entrySet()) {
            json.writeStringField(level.getKey(), level.getValue());
        }
        json.writeEndObject();
    }

    private static void metadata(JsonGenerator json, Case source, Losses losses) throws IOException {
        for (Map.Entry<String, Object> entry : source.metadata().entrySet()) {
            if (KEPT.contains(entry.getKey()) && entry.getValue() instanceof String text) {
                json.writeStringField(entry.getKey(), text);
            } else {
                losses.when(
                        source.rubrics().isEmpty() || !entry.getKey().startsWith("rubrics."),
                        "metadata other than "
                                + String.join(", ", KEPT.stream().sorted().toList()));
            }
        }
    }

    private static void string(JsonGenerator json, String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(name, value.get());
        }
    }

    private static void strings(JsonGenerator json, String name, List<String> values) throws IOException {
        if (!values.isEmpty()) {
            list(json, name, values);
        }
    }

    private static void list(JsonGenerator json, String name, List<String> values) throws IOException {
        json.writeArrayFieldStart(name);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
