package dev.assay.judge.embedded.sets;

import dev.assay.judge.embedded.Ask;
import dev.assay.judge.embedded.EmbeddedJudge;
import dev.assay.judge.embedded.EmbeddedSimilarity;
import dev.assay.judge.embedded.verdict.MeasureSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints how well the rules and the embedded judge do on the three sets, how often each check fires rightly and wrongly,
 * what the rules miss in the dev half, and what the cosine of related and unrelated texts is.
 *
 * <pre>mvn -P sets -pl core,judge,judge-embedded process-test-classes</pre>
 */
public final class MeasureSets {

    private static final List<String> LANGUAGES = List.of("en", "zh");
    private static final String CHECKS = "checks";
    private static final String SOURCES = "sources";
    private static final List<String> SPLITS = List.of("dev", "test", "fresh");

    /** Where the figures by source are kept; the program runs in the root of the repository. */
    private static final Path DOCUMENT = Path.of("docs/embedded-judge.md");

    private MeasureSets() {}

    /**
     * Prints the figures.
     *
     * @param arguments the folder of the judge data, then the sets to measure, all where none is named
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<String> named = List.of(arguments).subList(1, arguments.length);
        List<String> sets = named.isEmpty() ? List.of("refusal", "claims", "contrast", CHECKS, SOURCES) : named;
        if (sets.contains(CHECKS)) {
            checks(folder);
        }
        if (sets.contains(SOURCES)) {
            sources(folder);
        }
        sets = sets.stream()
                .filter(set -> !set.equals(CHECKS) && !set.equals(SOURCES))
                .toList();
        if (!sets.isEmpty()) {
            models(sets);
        }
    }

    private static void sources(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            System.out.println("sources | no judge data at " + folder
                    + ": not measured; name its folder with -Djudge.data=FOLDER");
            return;
        }
        List<String> lines = MeasureSources.lines(folder);
        lines.forEach(System.out::println);
        MarkedText.write(DOCUMENT, SOURCES, lines);
    }

    private static void checks(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            System.out.println("checks | no judge data at " + folder + ": measured without supported rows;"
                    + " name its folder with -Djudge.data=FOLDER");
        }
        List<CheckFigures> figures = new ArrayList<>();
        for (String language : LANGUAGES) {
            figures.add(CheckFigures.of(language, folder));
        }
        figures.forEach(of -> of.lines().forEach(System.out::println));
        System.out.println("checks | " + CheckFigures.wrong(figures));
    }

    private static void models(List<String> sets) {
        try (EmbeddedJudge judge = new EmbeddedJudge()) {
            for (String set : sets) {
                for (String language : LANGUAGES) {
                    for (String split : SPLITS) {
                        String name = set + " " + language + " " + split;
                        System.out.println(name + " | " + line(judge, set, SetRow.of(set, language, split)));
                    }
                }
            }
            sets.forEach(set -> details(judge, set));
        }
        try (EmbeddedSimilarity similarity = new EmbeddedSimilarity()) {
            LANGUAGES.forEach(language -> System.out.println("similarity " + language + " | "
                    + SimilarityFigures.of(similarity, language).line()));
        }
    }

    private static String line(EmbeddedJudge judge, String set, List<SetRow> rows) {
        return switch (set) {
            case "refusal" -> new RefusalFigures(rows).line();
            case "claims" -> ClaimFigures.of(judge, rows).line();
            default -> ContrastFigures.of(judge, rows).line();
        };
    }

    private static void details(EmbeddedJudge judge, String set) {
        for (String language : LANGUAGES) {
            if (set.equals("contrast")) {
                List<SetRow> rows = SetRow.all(set);
                rows.stream().map(row -> row.text("kind")).distinct().forEach(kind -> {
                    List<SetRow> group = rows.stream()
                            .filter(row -> row.language().equals(language)
                                    && row.text("kind").equals(kind))
                            .toList();
                    String name = "contrast " + language + " " + kind;
                    System.out.println(
                            name + " | " + ContrastFigures.of(judge, group).line());
                });
            } else {
                misses(judge, set, SetRow.of(set, language, "dev"));
            }
        }
    }

    private static void misses(EmbeddedJudge judge, String set, List<SetRow> dev) {
        if (set.equals("refusal")) {
            new RefusalFigures(dev)
                    .misses()
                    .forEach(row -> System.out.println("missed " + row.id() + " " + row.text("kind") + ", read as "
                            + RefusalFigures.found(row).word() + ": " + row.text("answer")));
        } else {
            dev.stream()
                    .filter(row -> !ClaimFigures.expected(row).equals(ClaimFigures.found(judge, row)))
                    .forEach(row -> System.out.println(
                            "missed " + row.id() + ": " + row.text("answer") + " -> " + claims(judge, row)));
        }
    }

    private static List<String> claims(EmbeddedJudge judge, SetRow row) {
        return Ask.split(judge, row.text("answer"));
    }
}
