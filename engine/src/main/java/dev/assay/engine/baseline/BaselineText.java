package dev.assay.engine.baseline;

import dev.assay.core.words.Numbers;
import java.util.Map;
import java.util.SortedMap;

/**
 * A baseline as text: sorted, a thing a line, each number with the fewest digits that give it back exactly, so that a
 * change shows as the lines that changed.
 */
public final class BaselineText {

    /** The version of both files' format. */
    static final int FORMAT = 1;

    private BaselineText() {}

    /** The summary: how it was made behind {@code #}, then the metrics by name. */
    public static String summary(Baseline baseline, BaselineFiles files) {
        Made made = baseline.made();
        StringBuilder text = new StringBuilder();
        text.append("# Assay holds later runs against this: only worse fails. `assay freeze` writes it, with the scores"
                        + " of each case in ")
                .append(files.cases().getFileName())
                .append('\n');
        header(text, "format", String.valueOf(FORMAT));
        header(text, "run", made.run());
        header(text, "commit", made.commit());
        header(text, "dataset", made.dataset());
        header(text, "judge", made.judge());
        header(text, "prompts", made.prompts());
        header(text, "embeddings", made.embeddings());
        header(text, "labels", made.labels());
        header(text, "seed", String.valueOf(made.seed()));
        header(text, "cases", String.valueOf(baseline.cases().size()));
        baseline.metrics().forEach((name, metric) -> text.append(line(name, metric)));
        return text.toString();
    }

    private static void header(StringBuilder text, String key, String value) {
        text.append("# ").append(key).append(' ').append(value).append('\n');
    }

    private static String line(String name, FrozenMetric metric) {
        return name + " mean=" + Numbers.plain(metric.mean()) + " n=" + metric.n() + " better="
                + metric.better().word()
                + metric.raisedBy().map(run -> " run=" + run).orElse("") + "\n";
    }

    /** The scores of a case as one JSON object. */
    static String line(String id, SortedMap<String, Double> scores) {
        StringBuilder line =
                new StringBuilder("{\"id\":").append(JsonText.quoted(id)).append(",\"scores\":{");
        String comma = "";
        for (Map.Entry<String, Double> score : scores.entrySet()) {
            line.append(comma)
                    .append(JsonText.quoted(score.getKey()))
                    .append(':')
                    .append(Numbers.plain(score.getValue()));
            comma = ",";
        }
        return line.append("}}\n").toString();
    }
}
