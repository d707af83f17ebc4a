package dev.assay.dataset.imports;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.engine.input.FaultJson;
import java.io.IOException;

/** What is said of an import: to a person, or to a program. */
public final class ImportText {

    private ImportText() {}

    /** What was read, what was not, and what to do next. */
    public static String text(ImportOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.notes().forEach(note -> text.append("! ").append(note).append('\n'));
        if (outcome.skipped().count() > 0) {
            text.append(outcome.skipped().count())
                    .append(" could not be read and are left out:\n")
                    .append(outcome.skipped().text())
                    .append("\nall of them: ")
                    .append(outcome.out().resolve(ImportOutcome.SKIPPED))
                    .append('\n');
        }
        return text.append("read ")
                .append(outcome.format())
                .append(": ")
                .append(outcome.cases())
                .append(outcome.cases() == 1 ? " case, " : " cases, ")
                .append(outcome.outputs())
                .append(" with outputs, ")
                .append(outcome.passages())
                .append(outcome.passages() == 1 ? " passage\nwrote " : " passages\nwrote ")
                .append(outcome.out())
                .append("\nnext: assay dataset validate ")
                .append(outcome.out())
                .append('\n')
                .toString();
    }

    /** The result of {@code dataset import --json}. */
    public static void writeJson(ImportOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("format", outcome.format());
        json.writeStringField("out", outcome.out().toString());
        json.writeNumberField("cases", outcome.cases());
        json.writeNumberField("outputs", outcome.outputs());
        json.writeNumberField("passages", outcome.passages());
        json.writeNumberField("skipped", outcome.skipped().count());
        FaultJson.write(json, "faults", outcome.skipped().first());
        json.writeArrayFieldStart("notes");
        for (String note : outcome.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
