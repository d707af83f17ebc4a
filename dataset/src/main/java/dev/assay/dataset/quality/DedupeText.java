package dev.assay.dataset.quality;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.words.Numbers;
import dev.assay.dataset.quality.DedupeOutcome.Fate;
import dev.assay.dataset.quality.DedupeOutcome.Group;
import dev.assay.dataset.quality.DedupeOutcome.Member;
import java.io.IOException;

/** What is said of near duplicates: to a person, or to a program. */
public final class DedupeText {

    private static final int SHOWN = 20;

    private DedupeText() {}

    /** The groups for a terminal, the first 20 with each case. */
    public static String text(DedupeOutcome outcome) {
        StringBuilder text = new StringBuilder();
        int shown = Math.min(SHOWN, outcome.groups().size());
        for (int i = 0; i < shown; i++) {
            text.append("group ").append(i + 1).append('\n');
            outcome.groups().get(i).members().forEach(member -> text.append(line(member)));
        }
        if (shown < outcome.groups().size()) {
            text.append("… and ")
                    .append(Brief.count(outcome.groups().size() - shown, "group"))
                    .append(" more; --json names them all\n");
        }
        if (shown > 0) {
            text.append('\n');
        }
        int dropped = outcome.dropped().size();
        text.append(Brief.count(outcome.cases(), "case"))
                .append(", ")
                .append(Brief.count(outcome.groups().size(), "group"))
                .append(" of near duplicates at ")
                .append(Numbers.plain(outcome.threshold()))
                .append(" or more\n");
        if (outcome.out().isPresent()) {
            text.append("wrote ")
                    .append(outcome.out().get())
                    .append(": ")
                    .append(Brief.count(outcome.cases() - dropped, "case"))
                    .append(" kept, ")
                    .append(dropped)
                    .append(" dropped (dropped.jsonl says which and why)\n");
        } else if (dropped > 0) {
            text.append("nothing was written. next: --out DIR writes a copy without the ")
                    .append(dropped)
                    .append(" marked `drop`; look at them first, meaning was not compared\n");
        }
        return text.toString();
    }

    private static String line(Member member) {
        String fate = "keep";
        String why = "";
        if (member.fate() instanceof Fate.Dropped dropped) {
            fate = "drop";
            why = "  " + Numbers.fixed(dropped.similarity(), 2) + " like " + dropped.keptId() + " (" + dropped.why()
                    + ")";
        }
        return "  " + fate + "  " + member.id() + (member.line() > 0 ? " (line " + member.line() + ") " : " ")
                + Brief.quote(member.question()) + why + "\n";
    }

    /** The result of {@code dataset dedupe --json}. */
    public static void writeJson(DedupeOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("cases", outcome.cases());
        json.writeNumberField("threshold", outcome.threshold());
        json.writeNumberField("dropped", outcome.dropped().size());
        if (outcome.out().isPresent()) {
            json.writeStringField("out", outcome.out().get().toString());
        }
        json.writeArrayFieldStart("groups");
        for (Group group : outcome.groups()) {
            json.writeStartArray();
            for (Member member : group.members()) {
                json.writeStartObject();
                json.writeStringField("id", member.id());
                json.writeNumberField("line", member.line());
                json.writeStringField("question", member.question());
                json.writeBooleanField("kept", member.fate() instanceof Fate.Kept);
                if (member.fate() instanceof Fate.Dropped dropped) {
                    json.writeStringField("like", dropped.keptId());
                    json.writeNumberField("similarity", dropped.similarity());
                    json.writeStringField("why", dropped.why());
                }
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
