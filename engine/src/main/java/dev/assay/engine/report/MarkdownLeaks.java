package dev.assay.engine.report;

import java.util.stream.Collectors;

/**
 * The block of Markdown that cries out about leaks.
 *
 * @param leaks the leaks in words
 */
record MarkdownLeaks(LeakLines leaks) {

    /** The block; nothing where nothing leaked. */
    String block() {
        if (!leaks.any()) {
            return "";
        }
        String lines = leaks.lines().stream()
                .map(line -> "> - " + MarkdownText.line(line) + "\n")
                .collect(Collectors.joining());
        String more = leaks.omitted() > 0 ? "> - " + Phrase.OMITTED.in(leaks.in(), leaks.omitted()) + "\n" : "";
        return "> **" + MarkdownText.line(leaks.heading()) + "**\n>\n" + lines + more + "\n";
    }
}
