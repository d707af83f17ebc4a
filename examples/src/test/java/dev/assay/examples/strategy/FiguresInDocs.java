package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The tables of {@code docs/comparing-strategies.md}, each between {@code <!-- figures SET -->} and {@code <!-- end -->}.
 *
 * @param file the page
 */
record FiguresInDocs(Path file) {

    /** Seen from the module's folder, in which programs and tests run. */
    static final FiguresInDocs PAGE = new FiguresInDocs(Path.of("..", "docs", "comparing-strategies.md"));

    /** Arguments: sets. Answers each by all strategies, into {@code target/strategies}, and puts their figures into the page. */
    public static void main(String[] args) throws IOException {
        for (String set : args) {
            Path outputs = Path.of("target", "strategies", set);
            answer(set, outputs, Strategies.NAMES);
            PAGE.put(
                    set,
                    Figures.of(set, outputs, outputs.resolve("runs"), Strategies.NAMES)
                            .text());
        }
    }

    /** Answers a set by some strategies. */
    static void answer(String set, Path outputs, List<String> strategies) throws IOException {
        if (set.equals("beir")) {
            WriteRuns.write(Language.EN, Path.of("strategies", set), outputs, strategies);
            return;
        }
        String language = set.replace("-all", "");
        Path real = Path.of("real", language);
        Path cases = set.endsWith("-all") ? Path.of("src", "test", "resources", "xquad", language) : real;
        WriteOutputs.write(
                Language.of(language), real.resolve("corpus.jsonl"), cases.resolve("cases.jsonl"), outputs, strategies);
    }

    /** The tables of a set. */
    String of(String set) throws IOException {
        String page = Files.readString(file);
        return page.substring(start(page, set), end(page, set));
    }

    private void put(String set, String tables) throws IOException {
        String page = Files.readString(file);
        Files.writeString(file, page.substring(0, start(page, set)) + tables + page.substring(end(page, set)));
    }

    private static int start(String page, String set) {
        String mark = "<!-- figures " + set + " -->\n";
        int found = page.indexOf(mark);
        if (found < 0) {
            throw new IllegalArgumentException("the page has no line " + mark.strip());
        }
        return found + mark.length();
    }

    private static int end(String page, String set) {
        return page.indexOf("<!-- end -->", start(page, set));
    }
}
