package dev.assay.bench.statistics;

import dev.assay.core.words.Numbers;
import java.util.ArrayList;
import java.util.List;

/** A Markdown table. */
final class Table {

    private final List<String> lines = new ArrayList<>();

    Table(String... head) {
        row(head);
        lines.add("|" + "---|".repeat(head.length));
    }

    void row(String... cells) {
        lines.add("| " + String.join(" | ", cells) + " |");
    }

    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }

    static String one(double value) {
        return Numbers.fixed(value, 1);
    }

    static String two(double value) {
        return Numbers.fixed(value, 2);
    }

    static String three(double value) {
        return Numbers.fixed(value, 3);
    }
}
