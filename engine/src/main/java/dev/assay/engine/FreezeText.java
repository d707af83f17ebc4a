package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.engine.baseline.FrozenMetric;
import java.io.IOException;
import java.util.Map;

/** What is said of a freeze: to a person, or to a program. */
public final class FreezeText {

    private FreezeText() {}

    /** What was written, and what to do with it. */
    public static String text(FreezeOutcome outcome) {
        StringBuilder text = new StringBuilder();
        outcome.warnings().forEach(warning -> text.append("! ").append(warning).append('\n'));
        String run = outcome.baseline().made().run();
        if (outcome.files().isEmpty()) {
            return text.append("nothing was frozen: no metric of run ")
                    .append(run)
                    .append(" has a value\n")
                    .toString();
        }
        text.append(outcome.replaced() ? "froze again, now run " : "froze run ")
                .append(run)
                .append(": ")
                .append(outcome.baseline().metrics().size())
                .append(" metrics of ")
                .append(outcome.baseline().cases().size())
                .append(" cases\nwrote ")
                .append(outcome.files().get().summary())
                .append(" and ")
                .append(outcome.files().get().cases())
                .append("\nnext: commit both, and write `baseline: ")
                .append(outcome.files().get().summary().getFileName())
                .append("` into assay.yaml; from then on only worse fails\n");
        return text.toString();
    }

    /** The result of {@code freeze --json}. */
    public static void writeJson(FreezeOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("run", outcome.baseline().made().run());
        json.writeNumberField("cases", outcome.baseline().cases().size());
        json.writeObjectFieldStart("metrics");
        for (Map.Entry<String, FrozenMetric> metric :
                outcome.baseline().metrics().entrySet()) {
            json.writeObjectFieldStart(metric.getKey());
            json.writeNumberField("mean", metric.getValue().mean());
            json.writeNumberField("n", metric.getValue().n());
            json.writeStringField("better", metric.getValue().better().word());
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeArrayFieldStart("warnings");
        for (String warning : outcome.warnings()) {
            json.writeString(warning);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("files");
        if (outcome.files().isPresent()) {
            json.writeString(outcome.files().get().summary().toString());
            json.writeString(outcome.files().get().cases().toString());
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
