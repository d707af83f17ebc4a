package dev.assay.examples.strategy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.examples.pipeline.Chunker;
import dev.assay.examples.pipeline.JsonLines;
import dev.assay.examples.pipeline.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Answers by one strategy as a program that {@code assay run} asks: a line with a case in, a line with an output out. */
public final class Ask {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Ask() {}

    /** Arguments: the language, {@code en} or {@code zh}, the corpus, and the strategy's name. Ends with its input. */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            throw new IllegalArgumentException("give the language (en or zh), the corpus and a strategy, one of "
                    + String.join(", ", Strategies.NAMES));
        }
        answer(
                Language.of(args[0]),
                Path.of(args[1]),
                args[2],
                new InputStreamReader(System.in, StandardCharsets.UTF_8),
                new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    static void answer(Language language, Path corpus, String name, Reader in, PrintStream out) throws IOException {
        Chunker chunker = new Chunker(language.chunkSize());
        BufferedReader lines = new BufferedReader(in);
        try (Strategies all = new Strategies(language, chunker.chunks(JsonLines.corpus(corpus)), List.of(name))) {
            Strategy strategy = all.all().get(0);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode source = JSON.readTree(line);
                String id = source.required("id").asText();
                String question = source.required("question").asText();
                out.println(OutputLine.of(id, question, strategy, all.answerer()));
                out.flush();
            }
        }
    }
}
