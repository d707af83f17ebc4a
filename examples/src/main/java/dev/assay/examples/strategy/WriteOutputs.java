package dev.assay.examples.strategy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.examples.pipeline.Chunker;
import dev.assay.examples.pipeline.JsonLines;
import dev.assay.examples.pipeline.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Answers the questions of a dataset by each strategy, into a file of outputs each: {@code hybrid.jsonl} and so on. */
public final class WriteOutputs {

    private WriteOutputs() {}

    /** Arguments: the language, {@code en} or {@code zh}, the corpus, the cases, and the folder to write into. */
    public static void main(String[] args) throws IOException {
        if (args.length != 4) {
            throw new IllegalArgumentException("give the language (en or zh), the corpus, the cases and a folder");
        }
        write(Language.of(args[0]), Path.of(args[1]), Path.of(args[2]), Path.of(args[3]), Strategies.NAMES);
    }

    /** Writes the outputs of some strategies. */
    static void write(Language language, Path corpus, Path cases, Path folder, List<String> names) throws IOException {
        Files.createDirectories(folder);
        List<JsonNode> asked = JsonLines.of(cases);
        Chunker chunker = new Chunker(language.chunkSize());
        try (Strategies strategies = new Strategies(language, chunker.chunks(JsonLines.corpus(corpus)), names)) {
            for (Strategy strategy : strategies.all()) {
                Files.writeString(folder.resolve(strategy.name() + ".jsonl"), lines(asked, strategy, strategies));
            }
        }
    }

    private static String lines(List<JsonNode> cases, Strategy strategy, Strategies strategies) {
        StringBuilder lines = new StringBuilder();
        for (JsonNode source : cases) {
            String id = source.required("id").asText();
            String question = source.required("question").asText();
            lines.append(OutputLine.of(id, question, strategy, strategies.answerer()))
                    .append('\n');
        }
        return lines.toString();
    }
}
