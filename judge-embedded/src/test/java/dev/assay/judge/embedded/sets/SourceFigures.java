package dev.assay.judge.embedded.sets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the fitted model of a language reached on each source of human labels, as rows of a Markdown table; read from its weights file. */
final class SourceFigures {

    /** {@code # begin test 120 0.937 0.709 0.174; 0.935; 4.3%/4.1%}, and the mean over the sources. */
    private static final Pattern FIGURES = Pattern.compile(
            "# (?<source>\\w+) (?<split>test) (?<rows>\\d+) (?<auroc>\\S+) (?<balanced>\\S+) (?<calibration>[^; ]+); (?<lexical>[^;]+);.*");

    private static final Pattern MEAN = Pattern.compile(
            "# mean over sources: (?<auroc>\\S+) (?<balanced>\\S+) (?<calibration>[^; ]+); (?<lexical>\\S+)");

    private SourceFigures() {}

    /** The rows for a language's test splits, their mean last. */
    static List<String> lines(String language) {
        List<String> lines = weights(language);
        String mean = lines.stream()
                .map(MEAN::matcher)
                .filter(Matcher::matches)
                .reduce((dev, test) -> test)
                .map(row -> row(language + " mean", "", row))
                .orElseThrow();
        List<String> rows = lines.stream()
                .map(FIGURES::matcher)
                .filter(Matcher::matches)
                .map(row -> row(language + " " + row.group("source"), row.group("rows"), row))
                .toList();
        return Stream.concat(rows.stream(), Stream.of(mean)).toList();
    }

    private static String row(String name, String rows, Matcher figures) {
        return "| "
                + String.join(
                        " | ",
                        name,
                        rows,
                        figures.group("auroc"),
                        figures.group("lexical").strip(),
                        figures.group("balanced"),
                        figures.group("calibration"))
                + " |";
    }

    private static List<String> weights(String language) {
        String path = "/dev/assay/judge/embedded/verdict/weights-" + language + ".txt";
        try (InputStream in = Objects.requireNonNull(SourceFigures.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
