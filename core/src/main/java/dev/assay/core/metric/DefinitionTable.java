package dev.assay.core.metric;

import java.util.List;
import java.util.stream.Collectors;

/** Families of metrics at a glance, one a line, as the terminal and the docs show them. */
public final class DefinitionTable {

    private DefinitionTable() {}

    /** How each is written and what it is, as plain text in two columns. */
    public static String text(List<MetricFamily> families) {
        int width = families.stream()
                .mapToInt(family -> DefinitionCard.written(family).length())
                .max()
                .orElse(0);
        return families.stream()
                .map(family -> {
                    String written = DefinitionCard.written(family);
                    return written + " ".repeat(width - written.length() + 2)
                            + family.definition().sentence() + "\n";
                })
                .collect(Collectors.joining());
    }

    /** How each is written, what it is in English and Chinese, and its range, as a Markdown table. */
    public static String markdown(List<MetricFamily> families) {
        return "| metric | what it is | 含义 | range | better |\n|---|---|---|---|---|\n"
                + families.stream().map(DefinitionTable::row).collect(Collectors.joining());
    }

    private static String row(MetricFamily family) {
        Definition definition = family.definition();
        List<String> cells = List.of(
                "`" + DefinitionCard.written(family) + "`",
                DefinitionCard.escaped(definition.sentence()),
                DefinitionCard.escaped(definition.chinese()),
                DefinitionCard.escaped(definition.fact("range")),
                DefinitionCard.escaped(definition.fact("better")));
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
