package dev.assay.core.metric;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Everything that is to be known of a family of metrics, as the terminal and the docs show it. */
public final class DefinitionCard {

    private static final int WIDTH = 100;

    private DefinitionCard() {}

    /** The card as plain text, lines of at most 100 characters where there are blanks to break at. */
    public static String text(MetricFamily family) {
        Map<String, String> rows = rows(family);
        int label = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
        StringBuilder card = new StringBuilder(written(family)).append('\n');
        card.append("  ").append(family.definition().sentence()).append('\n');
        card.append("  ").append(family.definition().chinese()).append('\n');
        rows.forEach((row, fact) -> {
            String start = "  " + row + " ".repeat(label - row.length()) + " : ";
            String indent = "\n" + " ".repeat(start.length());
            card.append(start)
                    .append(String.join(indent, wrapped(fact, WIDTH - start.length())))
                    .append('\n');
        });
        return card.toString();
    }

    /** The card as Markdown: a heading, the sentence in both languages, a table of facts. */
    public static String markdown(MetricFamily family) {
        String table = rows(family).entrySet().stream()
                .map(row -> "| " + row.getKey() + " | " + escaped(row.getValue()) + " |\n")
                .collect(Collectors.joining());
        return "### `" + written(family) + "`\n\n"
                + escaped(family.definition().sentence()) + "\n\n"
                + escaped(family.definition().chinese()) + "\n\n"
                + "| | |\n|---|---|\n" + table;
    }

    /** How the metric is written, such as {@code recall@k} or {@code ap, ap@k}. */
    public static String written(MetricFamily family) {
        return written(family.name(), family.depth());
    }

    private static String written(String name, MetricFamily.Depth depth) {
        return switch (depth) {
            case REQUIRED -> name + "@k";
            case OPTIONAL -> name + ", " + name + "@k";
            case NONE -> name;
        };
    }

    private static Map<String, String> rows(MetricFamily family) {
        Map<String, String> rows = new LinkedHashMap<>();
        if (!family.aliases().isEmpty()) {
            rows.put(
                    "also",
                    family.aliases().stream()
                            .map(alias -> written(alias, family.depth()))
                            .collect(Collectors.joining(", ")));
        }
        if (!family.parameters().isEmpty()) {
            rows.put("parameters", family.parameters().stream().sorted().collect(Collectors.joining(", ")));
        }
        rows.putAll(family.definition().facts());
        return rows;
    }

    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Text that stands literally in a Markdown table. */
    static String escaped(String text) {
        return text.replaceAll("([\\\\|*_<>\\[\\]`])", "\\\\$1");
    }
}
