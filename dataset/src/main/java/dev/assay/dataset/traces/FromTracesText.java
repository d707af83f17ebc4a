package dev.assay.dataset.traces;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;

/** What is said of a dataset made from recordings: to a person, or to a program. */
public final class FromTracesText {

    private static final int SHOWN = 10;

    private FromTracesText() {}

    /** What was read, chosen, replaced and left out. */
    public static String text(FromTracesOutcome outcome) {
        StringBuilder text = new StringBuilder();
        text.append("wrote %d draft cases to %s%n".formatted(outcome.cases(), outcome.out()));
        text.append("from %d turns with %d different questions".formatted(outcome.turns(), outcome.groups()));
        text.append(outcome.spans() > 0 ? " (%d spans)%n".formatted(outcome.spans()) : "%n".formatted());
        outcome.reasons().forEach((reason, count) -> text.append("  %-16s %d%n".formatted(reason.word(), count)));
        redacted(text, outcome);
        if (outcome.others() > 0) {
            text.append("%nnot of models or searches, passed over: %d traces%n".formatted(outcome.others()));
        }
        list(text, "left out", outcome.leftOut());
        list(text, "written although something is missing", outcome.incomplete());
        return text.append(
                        "%nnext: read them before they leave this machine: names and postal addresses are not found by form.%n"
                                .formatted())
                .append("      Then label and approve them; until then a gate does not count them.%n".formatted())
                .toString();
    }

    private static void redacted(StringBuilder text, FromTracesOutcome outcome) {
        if (outcome.redacted().isEmpty()) {
            text.append("%nredacted: nothing was found%n".formatted());
            return;
        }
        text.append("%nredacted (places)%n".formatted());
        outcome.redacted().forEach((file, kinds) -> {
            text.append("  ").append(file).append(':');
            String comma = " ";
            for (Map.Entry<String, Long> kind : kinds.entrySet()) {
                text.append(comma).append(kind.getKey()).append(' ').append(kind.getValue());
                comma = ", ";
            }
            text.append("%n".formatted());
        });
    }

    private static void list(StringBuilder text, String title, FromTracesOutcome.Listed listed) {
        if (listed.count() == 0) {
            return;
        }
        text.append("%n%s: %d%n".formatted(title, listed.count()));
        listed.first().stream()
                .limit(SHOWN)
                .forEach(note -> text.append("  ")
                        .append(note.place())
                        .append(": ")
                        .append(note.why())
                        .append("%n".formatted()));
        if (listed.count() > SHOWN) {
            text.append("  and %d more (--json lists the first 100)%n".formatted(listed.count() - SHOWN));
        }
    }

    /** The result of {@code dataset from-traces --json}. */
    public static void writeJson(FromTracesOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("out", outcome.out().toString());
        json.writeNumberField("spans", outcome.spans());
        json.writeNumberField("turns", outcome.turns());
        json.writeNumberField("questions", outcome.groups());
        json.writeNumberField("cases", outcome.cases());
        json.writeObjectFieldStart("reasons");
        for (Map.Entry<Reason, Integer> reason : outcome.reasons().entrySet()) {
            json.writeNumberField(reason.getKey().word(), reason.getValue());
        }
        json.writeEndObject();
        json.writeObjectFieldStart("redacted");
        for (Map.Entry<String, Map<String, Long>> file : outcome.redacted().entrySet()) {
            json.writeObjectFieldStart(file.getKey());
            for (Map.Entry<String, Long> kind : file.getValue().entrySet()) {
                json.writeNumberField(kind.getKey(), kind.getValue());
            }
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeNumberField("others", outcome.others());
        list(json, "leftOut", outcome.leftOut());
        list(json, "incomplete", outcome.incomplete());
        json.writeEndObject();
    }

    private static void list(JsonGenerator json, String name, FromTracesOutcome.Listed listed) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("count", listed.count());
        json.writeArrayFieldStart("first");
        for (FromTracesOutcome.Note note : listed.first()) {
            json.writeStartObject();
            json.writeStringField("place", note.place());
            json.writeStringField("why", note.why());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
