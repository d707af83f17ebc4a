package dev.assay.examples.strategy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.examples.pipeline.Chunk;
import dev.assay.examples.pipeline.JsonLines;
import dev.assay.examples.pipeline.Language;
import dev.assay.examples.pipeline.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Runs each strategy on a folder as BEIR lays it out, into a TREC run each: {@code hybrid.run} and so on. A document is
 * retrieved as a whole.
 */
public final class WriteRuns {

    /** Stands in the run of a query for which nothing was found, since a run has a line for every query. */
    private static final String NOTHING = "none";

    private WriteRuns() {}

    /** Arguments: the language, {@code en} or {@code zh}, the folder, and the folder to write into. */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            throw new IllegalArgumentException(
                    "give the language (en or zh), the BEIR folder and a folder to write into");
        }
        write(Language.of(args[0]), Path.of(args[1]), Path.of(args[2]), Strategies.NAMES);
    }

    /** Writes the runs of some strategies. */
    static void write(Language language, Path folder, Path into, List<String> names) throws IOException {
        Files.createDirectories(into);
        List<JsonNode> queries = JsonLines.of(folder.resolve("queries.jsonl"));
        try (Strategies strategies = new Strategies(language, documents(folder.resolve("corpus.jsonl")), names)) {
            for (Strategy strategy : strategies.all()) {
                Files.write(into.resolve(strategy.name() + ".run"), lines(queries, strategy));
            }
        }
    }

    private static List<Chunk> documents(Path corpus) throws IOException {
        return JsonLines.of(corpus).stream()
                .map(line -> document(
                        line.required("_id").asText(),
                        line.path("title").asText(),
                        line.required("text").asText()))
                .toList();
    }

    private static Chunk document(String id, String title, String text) {
        String words = title.isBlank() ? text : title + "\n" + text;
        return new Chunk(id, id, new Range(0, words.length()), words);
    }

    private static List<String> lines(List<JsonNode> queries, Strategy strategy) {
        List<String> lines = new ArrayList<>();
        for (JsonNode query : queries) {
            List<Strategy.Step> steps = strategy.steps(query.required("text").asText());
            List<String> ranked = steps.get(steps.size() - 2).hits().stream()
                    .map(hit -> hit.chunk().id())
                    .toList();
            String id = query.required("_id").asText();
            lines.addAll(lines(id, ranked.isEmpty() ? List.of(NOTHING) : ranked, strategy.name()));
        }
        return lines;
    }

    /** A run is ordered by score: the rank is turned into one, as scores of several steps do not compare. */
    private static List<String> lines(String query, List<String> documents, String tag) {
        return IntStream.range(0, documents.size())
                .mapToObj(i -> "%s Q0 %s %d %d %s".formatted(query, documents.get(i), i + 1, Strategy.FOUND - i, tag))
                .toList();
    }
}
