package dev.assay.dataset.split;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Split;
import dev.assay.core.words.Numbers;
import dev.assay.dataset.split.SplitOutcome.Part;
import dev.assay.engine.report.TextTable;
import java.io.IOException;
import java.util.Map;

/** What is said of a split: to a person, or to a program. */
public final class SplitText {

    private static final double PERCENT = 100;
    private static final Part NONE = new Part(0, 0);

    private SplitText() {}

    /** What came out, how far from what was asked, and what was written. */
    public static String text(SplitOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.remarks().forEach(remark -> text.append("! ").append(remark).append('\n'));
        TextTable table = new TextTable(false, true, true, true, true, true);
        table.add("part", "clusters", "cases", "share", "asked", "off");
        rows("", outcome, outcome.parts(), table);
        outcome.strata()
                .forEach((value, parts) ->
                        rows(outcome.request().stratify().orElse("") + "=" + value + " ", outcome, parts, table));
        return text.append(String.join("\n", table.lines()))
                .append('\n')
                .append(outcome.cases())
                .append(" cases in ")
                .append(outcome.clusters())
                .append(" clusters: ")
                .append(outcome.made())
                .append(" assigned now, ")
                .append(outcome.kept())
                .append(" as they were\n")
                .append(
                        outcome.written()
                                ? "wrote " + outcome.file() + "\n"
                                : outcome.made() == 0
                                        ? "nothing to write\n"
                                        : "nothing written; without --dry-run it would be\n")
                .toString();
    }

    private static void rows(String before, SplitOutcome outcome, Map<Split, Part> parts, TextTable table) {
        int all = parts.values().stream().mapToInt(Part::cases).sum();
        for (Split split : Split.values()) {
            Part part = parts.getOrDefault(split, NONE);
            double share = share(part, all);
            double asked = outcome.request().shares().of(split);
            double off = (share - asked) * PERCENT;
            table.add(
                    before + split.word(),
                    String.valueOf(part.clusters()),
                    String.valueOf(part.cases()),
                    Numbers.fixed(share * PERCENT, 1) + " %",
                    Numbers.fixed(asked * PERCENT, 1) + " %",
                    (off > 0 ? "+" : "") + Numbers.fixed(off, 1));
        }
    }

    private static double share(Part part, int all) {
        return all == 0 ? 0 : (double) part.cases() / all;
    }

    /** The result of {@code dataset split --json}. */
    public static void writeJson(SplitOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", outcome.file().toString());
        json.writeBooleanField("written", outcome.written());
        json.writeStringField("salt", outcome.request().salt());
        json.writeNumberField("cases", outcome.cases());
        json.writeNumberField("clusters", outcome.clusters());
        json.writeNumberField("assigned", outcome.made());
        json.writeNumberField("kept", outcome.kept());
        parts("parts", outcome, outcome.parts(), json);
        json.writeObjectFieldStart("strata");
        for (var stratum : outcome.strata().entrySet()) {
            parts(stratum.getKey(), outcome, stratum.getValue(), json);
        }
        json.writeEndObject();
        json.writeArrayFieldStart("remarks");
        for (String remark : outcome.remarks()) {
            json.writeString(remark);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void parts(String name, SplitOutcome outcome, Map<Split, Part> parts, JsonGenerator json)
            throws IOException {
        int all = parts.values().stream().mapToInt(Part::cases).sum();
        json.writeObjectFieldStart(name);
        for (Split split : Split.values()) {
            Part part = parts.getOrDefault(split, NONE);
            json.writeObjectFieldStart(split.word());
            json.writeNumberField("cases", part.cases());
            json.writeNumberField("clusters", part.clusters());
            json.writeNumberField("share", share(part, all));
            json.writeNumberField("asked", outcome.request().shares().of(split));
            json.writeEndObject();
        }
        json.writeEndObject();
    }
}
