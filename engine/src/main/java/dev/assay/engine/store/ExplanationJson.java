package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Span;
import java.io.IOException;
import java.util.List;

/** The words that a verdict rests on, as JSON. */
final class ExplanationJson {

    private ExplanationJson() {}

    static void write(JsonGenerator json, Explanation explanation) throws IOException {
        json.writeObjectFieldStart("explanation");
        PassageVerdict.Quote evidence = explanation.evidence();
        json.writeObjectFieldStart("evidence");
        json.writeStringField("text", evidence.text());
        json.writeNumberField("start", evidence.start());
        json.writeNumberField("end", evidence.end());
        write(json, "matched", explanation.evidenceMatched());
        json.writeEndObject();
        write(json, "matched", explanation.matched());
        write(json, "unmatched", explanation.unmatched());
        if (explanation.clash().isPresent()) {
            write(json, explanation.clash().get());
        }
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, Explanation.Clash clash) throws IOException {
        json.writeObjectFieldStart("clash");
        json.writeStringField("kind", clash.kind());
        json.writeFieldName("claim");
        write(json, clash.claim());
        json.writeFieldName("evidence");
        write(json, clash.evidence());
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String field, List<Span> spans) throws IOException {
        json.writeArrayFieldStart(field);
        for (Span span : spans) {
            write(json, span);
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, Span span) throws IOException {
        json.writeArray(new int[] {span.start(), span.end()}, 0, 2);
    }
}
