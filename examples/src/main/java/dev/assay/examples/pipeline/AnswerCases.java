package dev.assay.examples.pipeline;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Answers the questions of an example folder: reads {@code corpus.jsonl} and {@code cases.jsonl}, writes
 * {@code outputs.jsonl}. The same input gives the same bytes.
 */
public final class AnswerCases {

    private static final ObjectMapper JSON = new ObjectMapper();

    private AnswerCases() {}

    /** Arguments: the language, {@code en} or {@code zh}, and the folder. */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("give the language (en or zh) and the example folder");
        }
        Path folder = Path.of(args[1]);
        Files.writeString(folder.resolve("outputs.jsonl"), outputs(Language.of(args[0]), folder));
    }

    /** One line of output for each case of a folder, in the order of the cases. */
    static String outputs(Language language, Path folder) throws IOException {
        ReferencePipeline pipeline = new ReferencePipeline(language, JsonLines.corpus(folder.resolve("corpus.jsonl")));
        StringBuilder lines = new StringBuilder();
        for (JsonNode source : JsonLines.of(folder.resolve("cases.jsonl"))) {
            Reply reply = pipeline.ask(source.required("question").asText());
            lines.append(output(source.required("id").asText(), reply)).append('\n');
        }
        return lines.toString();
    }

    private static ObjectNode output(String id, Reply reply) {
        ObjectNode output = JSON.createObjectNode().put("id", id);
        Items.add(output.putArray("retrieved"), reply.retrieved(), true);
        return output.put("answer", reply.answer());
    }
}
