package dev.assay.engine.report;

import dev.assay.core.run.CauseShare;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A triage as Markdown that fits into an issue or a pull request. */
public final class TriageMarkdown {

    /** Writes it; every line ends with {@code \n}. */
    public void write(TriageInput input, Appendable to) throws IOException {
        Wording in = new Wording(input.language());
        List<CauseLine> lines = CauseLine.of(input.causes(), in);
        StringBuilder page = new StringBuilder("## " + in.capital(Phrase.CAUSES.in(in)) + "\n\n"
                + MarkdownText.line(Triages.origin(input, in)) + "\n\n"
                + new MarkdownLeaks(new LeakLines(input.leaks(), in)).block());
        if (lines.isEmpty()) {
            page.append(MarkdownText.line(Triages.none(input, in))).append('\n');
        } else {
            page.append(shares(lines, in)).append(gains(input, lines, in));
            lines.forEach(line -> page.append(one(line, in)));
        }
        to.append(page);
    }

    private static String shares(List<CauseLine> lines, Wording in) {
        return row(Stream.of(Phrase.CAUSE, Phrase.CASES, Phrase.PART, Phrase.CUMULATIVE)
                        .map(phrase -> phrase.in(in)))
                + "|---|---:|---|---:|\n"
                + lines.stream()
                        .map(line -> row(Stream.of(
                                line.name(), String.valueOf(line.of().cases()), line.share(), line.cumulative())))
                        .collect(Collectors.joining())
                + "\n";
    }

    private static String gains(TriageInput input, List<CauseLine> lines, Wording in) {
        String rows = lines.stream()
                .flatMap(line -> Triages.gains(input, line).stream())
                .map(row -> row(Stream.of(row).map(MarkdownText::line)))
                .collect(Collectors.joining());
        return "### " + in.capital(Phrase.GAINS.in(in)) + "\n\n"
                + (rows.isEmpty()
                        ? Phrase.NO_GAIN.in(in) + "\n\n"
                        : row(Stream.of(Triages.gainHead(in))) + "|---|---|---:|---:|---:|---|---:|\n" + rows + "\n"
                                + Phrase.GAIN_ASSUMPTION.in(in) + " " + Phrase.GAINS_LISTED.in(in) + "\n\n");
    }

    private static String one(CauseLine line, Wording in) {
        String examples =
                line.of().examples().stream().map(TriageMarkdown::example).collect(Collectors.joining());
        return "### " + in.capital(line.name()) + in.pick(": ", "：") + Triages.shown(line, in) + "\n\n" + examples
                + "\n" + in.capital(Phrase.ADVICE.in(in)) + in.pick(": ", "：") + MarkdownText.line(line.advice())
                + "\n\n";
    }

    private static String example(CauseShare.Example example) {
        return "- " + MarkdownText.code(example.id()) + " "
                + MarkdownText.line(example.finding().evidence()) + "\n";
    }

    private static String row(Stream<String> cells) {
        return cells.collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
