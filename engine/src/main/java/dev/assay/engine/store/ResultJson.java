package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.JudgedCitation;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.run.Leak;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A case result as JSON. */
public final class ResultJson {

    private ResultJson() {}

    /** The fields that a run adds to a case: scores, cause, advice, what the answer does, claims, notes. */
    public static void writeFields(JsonGenerator json, CaseResult result) throws IOException {
        writeVerdicts(json, result);
        json.writeStringField("clusterKey", result.cluster());
        if (result.answerKind().isPresent()) {
            json.writeStringField("answerKind", result.answerKind().get().word());
        }
        writeClaims(json, "claims", result.claims());
        writeClaims(json, "referenceClaims", result.referenceClaims());
        writeCitations(json, result);
        writeLeaks(json, result);
        json.writeArrayFieldStart("notes");
        for (String note : result.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
    }

    private static void writeCitations(JsonGenerator json, CaseResult result) throws IOException {
        if (result.citations().isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("judgedCitations");
        for (JudgedCitation citation : result.citations()) {
            json.writeStartObject();
            json.writeNumberField("sentence", citation.sentence());
            json.writeStringField("text", citation.text());
            json.writeNumberField("passage", citation.passage());
            json.writeNumberField("support", citation.support());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeLeaks(JsonGenerator json, CaseResult result) throws IOException {
        if (result.leaks().isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("leaks");
        for (Leak leak : result.leaks()) {
            json.writeStartObject();
            json.writeStringField("passage", leak.passage());
            json.writeNumberField("rank", leak.rank());
            json.writeArrayFieldStart("acl");
            for (String name : leak.acl()) {
                json.writeString(name);
            }
            json.writeEndArray();
            json.writeStringField("use", leak.use().word());
            if (!leak.claim().isEmpty()) {
                json.writeStringField("claim", leak.claim());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeVerdicts(JsonGenerator json, CaseResult result) throws IOException {
        json.writeObjectFieldStart("scores");
        for (Map.Entry<String, Score> score : result.scores().entrySet()) {
            json.writeFieldName(score.getKey());
            writeScore(json, score.getValue());
        }
        json.writeEndObject();
        if (result.finding().isPresent()) {
            json.writeStringField("cause", result.finding().get().cause().word());
            json.writeStringField("evidence", result.finding().get().evidence());
            json.writeStringField("advice", result.finding().get().advice());
        } else {
            json.writeNullField("cause");
            json.writeNullField("advice");
        }
    }

    private static void writeScore(JsonGenerator json, Score score) throws IOException {
        json.writeStartObject();
        if (score instanceof Score.Value value) {
            json.writeNumberField("value", value.value());
        } else if (score instanceof Score.Undefined undefined) {
            json.writeStringField("undefined", undefined.why());
        } else if (score instanceof Score.Failed failed) {
            json.writeStringField("failed", failed.why());
            json.writeStringField("kind", failed.kind().word());
        }
        json.writeEndObject();
    }

    private static void writeClaims(JsonGenerator json, String field, List<JudgedClaim> claims) throws IOException {
        if (claims.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart(field);
        for (JudgedClaim claim : claims) {
            writeClaim(json, claim);
        }
        json.writeEndArray();
    }

    private static void writeClaim(JsonGenerator json, JudgedClaim judged) throws IOException {
        json.writeStartObject();
        json.writeNumberField("number", judged.claim().number());
        json.writeStringField("text", judged.claim().text());
        json.writeNumberField("start", judged.claim().start());
        json.writeNumberField("end", judged.claim().end());
        json.writeStringField("verdict", judged.verdict().word());
        json.writeArrayFieldStart("passages");
        for (PassageVerdict passage : judged.passages()) {
            writePassage(json, passage);
        }
        json.writeEndArray();
        if (judged.other().isPresent()) {
            writeOther(json, judged.other().get());
        }
        json.writeEndObject();
    }

    private static void writeOther(JsonGenerator json, TextVerdict other) throws IOException {
        json.writeObjectFieldStart("other");
        json.writeStringField("verdict", other.verdict().word());
        if (other.quote().isPresent()) {
            json.writeStringField("quote", other.quote().get());
        }
        if (!other.reason().isBlank()) {
            json.writeStringField("reason", other.reason());
        }
        if (other.explanation().isPresent()) {
            ExplanationJson.write(json, other.explanation().get());
        }
        json.writeEndObject();
    }

    private static void writePassage(JsonGenerator json, PassageVerdict verdict) throws IOException {
        json.writeStartObject();
        json.writeNumberField("passage", verdict.passage());
        json.writeStringField("verdict", verdict.verdict().word());
        if (verdict.probability().isPresent()) {
            json.writeNumberField("probability", verdict.probability().getAsDouble());
        }
        if (verdict.quote().isPresent()) {
            json.writeStringField("quote", verdict.quote().get().text());
            json.writeNumberField("start", verdict.quote().get().start());
            json.writeNumberField("end", verdict.quote().get().end());
        }
        if (!verdict.reason().isBlank()) {
            json.writeStringField("reason", verdict.reason());
        }
        if (verdict.explanation().isPresent()) {
            ExplanationJson.write(json, verdict.explanation().get());
        }
        json.writeEndObject();
    }
}
