package dev.assay.dataset.corpus;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.engine.input.FaultJson;
import java.io.IOException;

/** What is said of a corpus that was made: to a person, or to a program. */
public final class CorpusText {

    private static final int TOLD = 20;

    private CorpusText() {}

    /** What could not be read, what should be known, what was written. */
    public static String text(CorpusOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.notes().forEach(note -> text.append("! ").append(note).append('\n'));
        int unread = outcome.unread().size();
        if (unread > 0) {
            text.append(unread).append(" could not be read and are left out:\n");
            outcome.unread().stream()
                    .limit(TOLD)
                    .forEach(fault -> text.append(fault.text()).append('\n'));
            if (unread > TOLD) {
                text.append("and ").append(unread - TOLD).append(" more; --json lists all\n");
            }
        }
        return text.append("read ")
                .append(outcome.documents())
                .append(outcome.documents() == 1 ? " document, cut into " : " documents, cut into ")
                .append(outcome.passages())
                .append(outcome.passages() == 1 ? " passage\nwrote " : " passages\nwrote ")
                .append(outcome.folder().resolve("corpus.jsonl"))
                .append('\n')
                .toString();
    }

    /** The result of {@code dataset corpus --json}. */
    public static void writeJson(CorpusOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("folder", outcome.folder().toString());
        json.writeNumberField("documents", outcome.documents());
        json.writeNumberField("passages", outcome.passages());
        FaultJson.write(json, "unread", outcome.unread());
        json.writeArrayFieldStart("notes");
        for (String note : outcome.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
