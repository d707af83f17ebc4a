package dev.assay.dataset.merge;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.dataset.folder.Written;
import dev.assay.engine.report.TextTable;
import java.io.IOException;

/** What is said of a merge: to a person, or to a program. */
public final class MergeText {

    private MergeText() {}

    /** What came from where, what should be known, and what was written. */
    public static String text(MergeOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.remarks().forEach(remark -> text.append("! ").append(remark).append('\n'));
        TextTable table = new TextTable(false, true, true, true, true);
        table.add("set", "cases", "there already", "passages", "prefixed");
        for (MergeOutcome.Source source : outcome.sources()) {
            table.add(
                    source.name(),
                    String.valueOf(source.cases()),
                    String.valueOf(source.collapsed()),
                    String.valueOf(source.passages()),
                    String.valueOf(source.prefixed()));
        }
        return text.append(String.join("\n", table.lines()))
                .append('\n')
                .append(Written.line(outcome.folder(), outcome.summary()))
                .toString();
    }

    /** The result of {@code dataset merge --json}. */
    public static void writeJson(MergeOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("folder", outcome.folder().toString());
        json.writeStringField("hash", outcome.summary().hash());
        json.writeNumberField("cases", outcome.summary().cases());
        json.writeNumberField("passages", outcome.summary().passages());
        json.writeArrayFieldStart("sets");
        for (MergeOutcome.Source source : outcome.sources()) {
            json.writeStartObject();
            json.writeStringField("name", source.name());
            json.writeStringField("path", source.path());
            json.writeNumberField("cases", source.cases());
            json.writeNumberField("collapsed", source.collapsed());
            json.writeNumberField("prefixed", source.prefixed());
            json.writeNumberField("passages", source.passages());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("remarks");
        for (String remark : outcome.remarks()) {
            json.writeString(remark);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
