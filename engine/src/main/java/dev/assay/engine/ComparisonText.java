package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.engine.report.MarkdownComparison;
import dev.assay.engine.report.TerminalComparison;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What is said of two runs: to a person, or to a program. */
public final class ComparisonText {

    private ComparisonText() {}

    /**
     * The comparison for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     * @param worst how many of the worst and of the best cases to name, 0 or more
     */
    public static void write(ComparisonOutcome outcome, int width, boolean colour, int worst, Appendable to) {
        TerminalStyle style = new TerminalStyle(width, colour, outcome.found().language(), worst);
        try {
            new TerminalComparison(style).write(outcome.found(), to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The comparison as Markdown, into a file.
     *
     * @throws UnwritableException when the file cannot be written
     */
    public static void writeMarkdown(ComparisonOutcome outcome, int worst, Path file) {
        try (Writer to = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            new MarkdownComparison(outcome.found(), worst).write(outcome.found(), to);
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
    }

    /** Why nothing was compared, in one line, where nothing else is said. */
    public static Optional<String> complaint(ComparisonOutcome outcome) {
        return outcome.exit() == 0 ? Optional.empty() : Optional.of(TerminalComparison.failure(outcome.found()));
    }

    /** The result of {@code compare --json}. */
    public static void writeJson(ComparisonOutcome outcome, JsonGenerator json) throws IOException {
        new ComparisonJson(json).write(outcome);
    }
}
