package dev.assay.engine.report;

import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.gate.Fact;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** Two runs beside each other as Markdown that fits into a comment on a pull request. */
public final class MarkdownComparison {

    private final Wording in;
    private final int shown;

    /**
     * A comparison in the language of its cases.
     *
     * @param shown how many of the worst and of the best cases to name, 0 or more
     */
    public MarkdownComparison(ComparisonInput input, int shown) {
        this.in = new Wording(input.language());
        this.shown = shown;
    }

    /** Writes the comparison; every line ends with {@code \n}. */
    public void write(ComparisonInput input, Appendable to) throws IOException {
        StringBuilder page = new StringBuilder();
        ComparisonOrigin origin = new ComparisonOrigin(input, in);
        page.append("## ").append(in.pick("Assay comparison", "Assay 对比")).append("\n\n");
        facts(origin.runs(), page);
        input.comparison().ifPresentOrElse(comparison -> compared(input, comparison, origin, page), () -> {
            page.append("**").append(MarkdownText.line(origin.notComparable())).append("**\n\n");
            facts(origin.obstacles(), page);
        });
        to.append(page);
    }

    private void compared(ComparisonInput input, Comparison comparison, ComparisonOrigin origin, StringBuilder page) {
        facts(origin.cases(comparison), page);
        if (!input.obstacles().isEmpty()) {
            page.append("> ").append(MarkdownText.line(origin.accepted())).append("\n\n");
        }
        if (!comparison.any()) {
            page.append(MarkdownText.line(ComparisonTable.nothing(comparison, in)))
                    .append('\n');
            return;
        }
        ComparisonTable tables = new ComparisonTable(in);
        table(tables.metrics(comparison), page);
        comparison.slices().forEach(slices -> {
            page.append("### ")
                    .append(MarkdownText.line(ComparisonTable.heading(slices, in)))
                    .append("\n\n");
            table(tables.slices(slices), page);
            ComparisonTable.omitted(slices, in).ifPresent(more -> paragraph(more, page));
        });
        if (!comparison.slices().isEmpty()) {
            paragraph(ComparisonTable.correction(in), page);
        }
        ComparisonFacts facts = new ComparisonFacts(in, ComparisonTable.tests(comparison), shown);
        page.append("<details><summary>")
                .append(in.pick("Metric by metric", "逐个指标"))
                .append("</summary>\n\n");
        for (MetricComparison metric : comparison.metrics()) {
            page.append("**").append(MarkdownText.line(facts.headline(metric))).append("**\n\n");
            facts(facts.of(metric), page);
        }
        page.append("</details>\n\n**")
                .append(in.capital(ComparisonTable.cannotTell(in)))
                .append(in.pick(".** ", "：** "))
                .append(MarkdownText.line(ComparisonTable.caveat(comparison, in)))
                .append('\n');
    }

    private static void paragraph(String text, StringBuilder page) {
        page.append(MarkdownText.line(text)).append("\n\n");
    }

    private static void facts(List<Fact> facts, StringBuilder page) {
        facts.forEach(fact -> page.append("- ")
                .append(MarkdownText.line(fact.name()))
                .append(": ")
                .append(MarkdownText.line(fact.text()))
                .append('\n'));
        page.append('\n');
    }

    private static void table(List<List<String>> rows, StringBuilder page) {
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            String first = i == 0 ? MarkdownText.line(row.get(0)) : MarkdownText.code(row.get(0));
            page.append("| ")
                    .append(first)
                    .append(row.stream()
                            .skip(1)
                            .map(MarkdownText::line)
                            .collect(Collectors.joining(" | ", " | ", " |\n")));
            if (i == 0) {
                page.append("|---|---:|---:|---:|---|---:|---:|---:|---|\n");
            }
        }
        page.append('\n');
    }
}
