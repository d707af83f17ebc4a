package dev.assay.dataset.exports;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;

/** What is said of an export: to a person, or to a program. */
public final class ExportText {

    private ExportText() {}

    /** What was written and what was left out. */
    public static String text(ExportOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.notes().forEach(note -> text.append("! ").append(note).append('\n'));
        if (!outcome.leftOut().isEmpty()) {
            text.append("left out, since ").append(outcome.format()).append(" has no place for it:\n");
            outcome.leftOut()
                    .forEach((what, cases) -> text.append("  ")
                            .append(what)
                            .append(": ")
                            .append(cases)
                            .append(cases == 1 ? " case\n" : " cases\n"));
        }
        return text.append("wrote ")
                .append(outcome.cases())
                .append(outcome.cases() == 1 ? " case to " : " cases to ")
                .append(outcome.out())
                .append('\n')
                .toString();
    }

    /** The result of {@code dataset export --json}. */
    public static void writeJson(ExportOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("format", outcome.format());
        json.writeStringField("out", outcome.out().toString());
        json.writeNumberField("cases", outcome.cases());
        json.writeObjectFieldStart("leftOut");
        for (Map.Entry<String, Integer> left : outcome.leftOut().entrySet()) {
            json.writeNumberField(left.getKey(), left.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("notes");
        for (String note : outcome.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
