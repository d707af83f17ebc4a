package dev.assay.dataset.remap;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Label;
import dev.assay.dataset.folder.Written;
import dev.assay.engine.report.TextTable;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** What is said of a remapping: to a person, to a program, and for each label in {@code remap.jsonl}. */
public final class RemapText {

    private static final int LISTED = 10;
    private static final int DIGITS = 4;

    private RemapText() {}

    /** How many labels went which way, the first that could not be moved, and what was written. */
    public static String text(RemapOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.remarks().forEach(remark -> text.append("! ").append(remark).append('\n'));
        TextTable table = new TextTable(false, true);
        table.add("way", "labels");
        for (Way way : Way.values()) {
            if (outcome.count(way) > 0) {
                table.add(way.word(), String.valueOf(outcome.count(way)));
            }
        }
        text.append(String.join("\n", table.lines())).append('\n');
        List<Moved> kept = outcome.kept();
        if (!kept.isEmpty()) {
            text.append(kept.size() == 1 ? "1 label" : kept.size() + " labels")
                    .append(" could not be moved and stayed as before:\n");
            kept.stream()
                    .limit(LISTED)
                    .forEach(label -> text.append("  ")
                            .append(label.caseId())
                            .append("  ")
                            .append(words(label.old()))
                            .append("  ")
                            .append(label.way().word())
                            .append(": ")
                            .append(label.why())
                            .append('\n'));
            if (kept.size() > LISTED) {
                text.append("  … and ").append(kept.size() - LISTED).append(" more in remap.jsonl\n");
            }
        }
        return text.append(Written.line(outcome.folder(), outcome.summary())).toString();
    }

    /** The result of {@code dataset remap --json}. */
    public static void writeJson(RemapOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("folder", outcome.folder().toString());
        json.writeStringField("hash", outcome.summary().hash());
        json.writeNumberField("labels", outcome.labels().size());
        json.writeObjectFieldStart("ways");
        for (Way way : Way.values()) {
            json.writeNumberField(way.word(), outcome.count(way));
        }
        json.writeEndObject();
        json.writeArrayFieldStart("kept");
        for (Moved label : outcome.kept()) {
            json.writeRawValue(line(label));
        }
        json.writeEndArray();
        json.writeArrayFieldStart("remarks");
        for (String remark : outcome.remarks()) {
            json.writeString(remark);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** A line of {@code remap.jsonl}. */
    static String line(Moved label) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("case", label.caseId());
        line.set("old", LabelNode.of(label.old()));
        label.now().forEach(now -> line.withArray("/new").add(LabelNode.of(now)));
        line.put("way", label.way().word());
        line.put("score", BigDecimal.valueOf(label.score()).setScale(DIGITS, RoundingMode.FLOOR));
        if (!label.why().isEmpty()) {
            line.put("why", label.why());
        }
        return line.toString();
    }

    private static String words(Label label) {
        if (label instanceof Label.Evidence evidence) {
            return evidence.document() + " " + evidence.span().start() + "-"
                    + evidence.span().end();
        }
        return label instanceof Label.Item item
                ? item.id()
                : label instanceof Label.WholeDocument whole
                        ? whole.document()
                        : label instanceof Label.Quote quote ? quote.document() : "text";
    }
}
