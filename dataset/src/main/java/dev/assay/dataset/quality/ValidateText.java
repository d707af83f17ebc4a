package dev.assay.dataset.quality;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/** What is said of a check: to a person, or to a program. */
public final class ValidateText {

    private static final int SHOWN = 8;

    private ValidateText() {}

    /** The findings for a terminal. */
    public static String text(ValidateOutcome outcome) {
        StringBuilder text = new StringBuilder();
        text.append(outcome.dataset())
                .append(": ")
                .append(Brief.count(outcome.cases(), "case"))
                .append(", dataset ")
                .append(outcome.hash(), 0, 12)
                .append('\n');
        for (Finding finding : outcome.findings()) {
            text.append('\n')
                    .append(finding.severity().word())
                    .append(' ')
                    .append(finding.kind())
                    .append(": ")
                    .append(finding.found())
                    .append('\n');
            if (finding.details().isEmpty() && !finding.cases().isEmpty()) {
                text.append("  cases: ").append(ids(finding.cases())).append('\n');
            }
            finding.details().forEach(line -> text.append("  ").append(line).append('\n'));
            if (!finding.details().isEmpty()
                    && finding.cases().size() > 2 * finding.details().size()) {
                text.append("  … ")
                        .append(Brief.count(finding.cases().size(), "case"))
                        .append(" in all; --json names them\n");
            }
            text.append("  next: ").append(finding.next()).append('\n');
        }
        return text.append('\n').append(sum(outcome)).append('\n').toString();
    }

    private static String sum(ValidateOutcome outcome) {
        String counts = Brief.count(outcome.count(Severity.ERROR), "error") + ", "
                + Brief.count(outcome.count(Severity.WARNING), "warning") + ", "
                + Brief.count(outcome.count(Severity.NOTE), "note");
        return switch (outcome.exit()) {
            case 0 -> "valid: " + counts;
            case 1 -> "not good enough under --strict: " + counts;
            default -> "not valid: " + counts;
        };
    }

    private static String ids(List<String> ids) {
        String shown = String.join(", ", ids.subList(0, Math.min(SHOWN, ids.size())));
        return ids.size() <= SHOWN ? shown : shown + " and " + (ids.size() - SHOWN) + " more; --json names them";
    }

    /** The result of {@code dataset validate --json}. */
    public static void writeJson(ValidateOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("dataset", outcome.dataset().toString());
        json.writeNumberField("cases", outcome.cases());
        json.writeStringField("hash", outcome.hash());
        json.writeBooleanField("strict", outcome.strict());
        for (Severity severity : Severity.values()) {
            json.writeNumberField(severity.word() + "s", outcome.count(severity));
        }
        json.writeArrayFieldStart("findings");
        for (Finding finding : outcome.findings()) {
            json.writeStartObject();
            json.writeStringField("severity", finding.severity().word());
            json.writeStringField("kind", finding.kind());
            json.writeStringField("found", finding.found());
            strings(json, "cases", finding.cases());
            strings(json, "details", finding.details());
            json.writeStringField("next", finding.next());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void strings(JsonGenerator json, String name, List<String> values) throws IOException {
        json.writeArrayFieldStart(name);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }
}
