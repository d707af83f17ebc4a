package dev.assay.engine.baseline;

import dev.assay.core.comparison.Direction;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the summary of a baseline line by line. */
final class SummaryLines {

    private static final Pattern HEADER = Pattern.compile("# (\\w+) (.+)");
    private static final Pattern METRIC =
            Pattern.compile("(.+) mean=(-?[0-9.]+) n=([0-9]{1,9}) better=(\\w+)(?: run=(\\S+))?");
    private static final String SHAPE = "`NAME mean=0.85 n=40 better=higher`, or a line that begins with #";

    private final Source source;
    private final Map<String, String> header = new LinkedHashMap<>();
    private final SortedMap<String, FrozenMetric> metrics = new TreeMap<>();

    SummaryLines(Source source) {
        this.source = source;
    }

    void take(int number, String line) {
        Matcher head = HEADER.matcher(line);
        Matcher metric = METRIC.matcher(line);
        if (head.matches()) {
            header.putIfAbsent(head.group(1), head.group(2).strip());
        } else if (metric.matches()) {
            metric(number, metric);
        } else if (!line.startsWith("#") && !line.isBlank()) {
            source.fault(number, 1, Words.quoted(line), SHAPE);
        }
    }

    private void metric(int number, Matcher line) {
        Optional<Direction> better = Direction.of(line.group(4));
        Optional<Double> mean = number(line.group(2));
        if (better.isEmpty() || mean.isEmpty() || line.group(3).matches("0+")) {
            source.fault(number, 1, Words.quoted(line.group()), SHAPE);
            return;
        }
        FrozenMetric metric = new FrozenMetric(
                mean.get(), Integer.parseInt(line.group(3)), better.get(), Optional.ofNullable(line.group(5)));
        if (metrics.put(line.group(1), metric) != null) {
            source.fault(number, 1, "the metric `" + line.group(1) + "` again", "each metric once");
        }
    }

    private static Optional<Double> number(String text) {
        try {
            return Optional.of(Double.parseDouble(text));
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    SortedMap<String, FrozenMetric> metrics() {
        return metrics;
    }

    /** What stands behind {@code #}; what is missing is a fault. */
    Made made() {
        String format = value("format");
        if (!format.isEmpty() && !format.equals(String.valueOf(BaselineText.FORMAT))) {
            source.fault(0, 0, "format " + format, "format " + BaselineText.FORMAT + ", which this version reads");
        }
        String seed = value("seed");
        if (whole(seed).isEmpty()) {
            source.fault(0, 0, "the seed `" + seed + "`", "a whole number behind `# seed`");
        }
        return new Made(
                value("run"),
                value("commit"),
                value("dataset"),
                value("judge"),
                value("prompts"),
                value("embeddings"),
                value("labels"),
                whole(seed).orElse(0L));
    }

    private static Optional<Long> whole(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException notWhole) {
            return Optional.empty();
        }
    }

    private String value(String key) {
        String value = header.getOrDefault(key, "");
        if (value.isEmpty()) {
            source.fault(
                    0, 0, "no line `# " + key + " …`", "a baseline as `assay freeze` writes it, or the id of a run");
        }
        return value;
    }
}
