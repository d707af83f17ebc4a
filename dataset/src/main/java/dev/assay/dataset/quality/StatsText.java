package dev.assay.dataset.quality;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What is said of a dataset's contents: to a person, or to a program. */
public final class StatsText {

    private StatsText() {}

    /** The counts for a terminal. */
    public static String text(DatasetStats stats) {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "dataset",
                stats.dataset()
                        + stats.name().map(name -> ", " + name).orElse("")
                        + stats.version().map(version -> " version " + version).orElse(""));
        line(text, "hash", stats.hash());
        line(text, "cases", number(stats.cases()));
        line(text, "passages", stats.passages() == 0 ? "no corpus" : number(stats.passages()));
        stats.counts().forEach((key, counts) -> line(text, key, values(counts)));
        text.append("\nmetadata\n");
        stats.metadata().forEach((key, counts) -> line(text, key, values(counts)));
        if (stats.metadata().isEmpty()) {
            text.append("none\n");
        }
        text.append("\nsizes                   n     least  median     p95    most\n");
        stats.lengths()
                .forEach((name, spread) -> text.append(String.format(
                        Locale.ROOT,
                        "%-19s%,6d%,10d%,8d%,8d%,8d%n",
                        name,
                        spread.n(),
                        spread.least(),
                        spread.median(),
                        spread.p95(),
                        spread.most())));
        text.append("\nsmallest difference that shows\n");
        stats.detectable()
                .forEach((part, detectable) -> line(text, part + " " + number(detectable.cases()), detectable.words()));
        return text.append("Reckoned for ")
                .append(Detectable.assumptions())
                .append(".\n")
                .toString();
    }

    private static String values(Map<String, Integer> counts) {
        if (counts.size() > Counts.MOST_VALUES) {
            return number(counts.size()) + " values, up to "
                    + Brief.count(
                            counts.values().stream()
                                    .mapToInt(Integer::intValue)
                                    .max()
                                    .orElse(0),
                            "case") + " each";
        }
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> entry.getKey() + " " + number(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static void line(StringBuilder text, String name, String said) {
        text.append(String.format(Locale.ROOT, "%-18s %s%n", name, said));
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** The result of {@code dataset stats --json}. */
    public static void writeJson(DatasetStats stats, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("dataset", stats.dataset().toString());
        json.writeStringField("hash", stats.hash());
        json.writeNumberField("cases", stats.cases());
        json.writeNumberField("passages", stats.passages());
        for (Map.Entry<String, Map<String, Integer>> count : stats.counts().entrySet()) {
            counts(json, count.getKey(), count.getValue());
        }
        json.writeObjectFieldStart("metadata");
        for (Map.Entry<String, Map<String, Integer>> count : stats.metadata().entrySet()) {
            counts(json, count.getKey(), count.getValue());
        }
        json.writeEndObject();
        for (Map.Entry<String, DatasetStats.Spread> length : stats.lengths().entrySet()) {
            json.writeObjectFieldStart(length.getKey());
            json.writeNumberField("n", length.getValue().n());
            json.writeNumberField("least", length.getValue().least());
            json.writeNumberField("median", length.getValue().median());
            json.writeNumberField("p95", length.getValue().p95());
            json.writeNumberField("most", length.getValue().most());
            json.writeEndObject();
        }
        json.writeObjectFieldStart("detectable");
        for (Map.Entry<String, Detectable> part : stats.detectable().entrySet()) {
            json.writeFieldName(part.getKey());
            detectable(json, part.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void counts(JsonGenerator json, String name, Map<String, Integer> counts) throws IOException {
        json.writeObjectFieldStart(name);
        for (Map.Entry<String, Integer> count : counts.entrySet()) {
            json.writeNumberField(count.getKey(), count.getValue());
        }
        json.writeEndObject();
    }

    private static void detectable(JsonGenerator json, Detectable detectable) throws IOException {
        json.writeStartObject();
        json.writeNumberField("cases", detectable.cases());
        json.writeArrayFieldStart("shares");
        for (Detectable.Share share : detectable.shares()) {
            json.writeStartObject();
            json.writeNumberField("discordant", share.discordant());
            if (share.difference().isPresent()) {
                json.writeNumberField("difference", share.difference().get());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
        if (detectable.mean().isPresent()) {
            json.writeNumberField("mean", detectable.mean().get());
        }
        json.writeEndObject();
    }
}
