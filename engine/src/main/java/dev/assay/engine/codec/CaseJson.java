package dev.assay.engine.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.Output;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Review;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/** Writes cases as lines of {@code cases.jsonl}: what is read from them equals what was written. */
public final class CaseJson {

    private static final JsonFactory JSON = new JsonFactory();

    private CaseJson() {}

    /** A case and what the system did, as one line without its line break. */
    public static String line(Case source, Optional<Output> output) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            write(json, source);
            if (output.isPresent()) {
                OutputJson.write(json, output.get());
            }
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory", impossible);
        }
        return text.toString();
    }

    /** Writes the fields of a case into an object that is open. */
    public static void write(JsonGenerator json, Case source) throws IOException {
        json.writeStringField("id", source.id());
        json.writeStringField("question", source.question());
        if (source.expectedBehavior() != ExpectedBehavior.ANSWER) {
            json.writeStringField("expectedBehavior", source.expectedBehavior().word());
        }
        if (source.judgments().isPresent()) {
            judgments(json, source.judgments().get());
        }
        JsonFields.string(json, "reference", source.reference());
        JsonFields.strings(json, "referenceContexts", source.referenceContexts());
        if (!source.nuggets().isEmpty()) {
            json.writeArrayFieldStart("nuggets");
            for (Nugget nugget : source.nuggets()) {
                json.writeStartObject();
                json.writeStringField("text", nugget.text());
                json.writeStringField("importance", nugget.vital() ? "vital" : "okay");
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        JsonFields.map(json, "metadata", source.metadata());
        JsonFields.string(json, "cluster", source.cluster());
        if (source.review().isPresent()) {
            review(json, source.review().get());
        }
        JsonFields.string(json, "split", source.split().map(split -> split.word()));
        if (!source.rubrics().isEmpty()) {
            json.writeObjectFieldStart("rubrics");
            for (Map.Entry<String, String> level : source.rubrics().entrySet()) {
                json.writeStringField(level.getKey(), level.getValue());
            }
            json.writeEndObject();
        }
    }

    private static void judgments(JsonGenerator json, Judgments judgments) throws IOException {
        json.writeArrayFieldStart("relevant");
        for (RelevantGroup group : judgments.groups()) {
            boolean single = group.anyOf().size() == 1;
            if (single && group.grade() == 1 && group.anyOf().get(0) instanceof Label.Item item) {
                json.writeString(item.id());
                continue;
            }
            json.writeStartObject();
            if (single) {
                label(json, group.anyOf().get(0));
            } else {
                json.writeArrayFieldStart("anyOf");
                for (Label label : group.anyOf()) {
                    json.writeStartObject();
                    label(json, label);
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            if (group.grade() != 1) {
                json.writeNumberField("grade", group.grade());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void label(JsonGenerator json, Label label) throws IOException {
        if (label instanceof Label.Item item) {
            json.writeStringField("id", item.id());
        } else if (label instanceof Label.WholeDocument whole) {
            json.writeStringField("document", whole.document());
        } else if (label instanceof Label.Evidence evidence) {
            json.writeStringField("document", evidence.document());
            JsonFields.span(json, Optional.of(evidence.span()));
            if (!evidence.quote().isEmpty()) {
                json.writeStringField("quote", evidence.quote());
            }
        } else if (label instanceof Label.Quote quote) {
            json.writeStringField("document", quote.document());
            json.writeStringField("quote", quote.quote());
        }
    }

    private static void review(JsonGenerator json, Review review) throws IOException {
        json.writeObjectFieldStart("review");
        json.writeStringField("status", review.status().word());
        JsonFields.string(json, "by", review.by());
        JsonFields.string(json, "at", review.at());
        JsonFields.string(json, "note", review.note());
        json.writeEndObject();
    }
}
