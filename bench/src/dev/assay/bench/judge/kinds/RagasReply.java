package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import dev.assay.bench.judge.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The prompts of ragas 0.4: a task, the reply's schema, examples, and last the input as JSON. */
public final class RagasReply implements Kind {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SCHEMA = "as specified in JSON Schema:\n";
    private static final String INPUT = "\nNow perform the same with the following input\ninput: ";

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        int schema = asked.text().indexOf(SCHEMA);
        int input = asked.text().lastIndexOf(INPUT);
        if (schema < 0 || input < 0) {
            return Optional.empty();
        }
        JsonNode fields = first(asked.text().substring(schema + SCHEMA.length())).path("properties");
        JsonNode given = first(asked.text().substring(input + INPUT.length()));
        return Optional.<JsonNode>of(reply(fields, given)).filter(reply -> !reply.isEmpty());
    }

    /** The JSON that a text begins with. */
    private static JsonNode first(String text) {
        try (var parser = JSON.createParser(text)) {
            return JSON.readTree(parser);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON where ragas writes it: " + text, e);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static ObjectNode reply(JsonNode fields, JsonNode given) {
        ObjectNode reply = JSON.createObjectNode();
        if (fields.has("statements") && given.has("statements")) {
            verdicts(texts(given.path("statements")), given.path("context").asText(), reply.putArray("statements"));
        } else if (fields.has("statements")) {
            sentences(given.path(given.has("answer") ? "answer" : "text").asText(), reply.putArray("statements"));
        } else if (fields.has("claims")) {
            sentences(given.path("response").asText(), reply.putArray("claims"));
        } else if (fields.has("question")) {
            reply.put("question", "What is known of this: " + Reading.sentences(given.path("response").asText()).get(0)).put("noncommittal", 0);
        } else if (fields.has("classifications")) {
            attributed(given, reply.putArray("classifications"));
        } else if (fields.has("TP")) {
            compared(given, reply);
        } else if (fields.has("entities")) {
            entities(given, reply.putArray("entities"));
        } else if (fields.has("verdict")) {
            boolean useful = Reading.sentences(given.path("answer").asText()).stream().anyMatch(given.path("context").asText()::contains);
            reply.put("reason", useful ? "it holds a sentence of the answer" : "it holds nothing of the answer").put("verdict", useful ? 1 : 0);
        }
        return reply;
    }

    private static void verdicts(List<String> statements, String context, ArrayNode out) {
        for (String statement : statements) {
            boolean stands = context.contains(statement);
            out.addObject()
                    .put("statement", statement)
                    .put("reason", stands ? "the context says so" : "the context does not say so")
                    .put("verdict", stands ? 1 : 0);
        }
    }

    private static void attributed(JsonNode given, ArrayNode out) {
        for (String sentence : Reading.sentences(given.path("answer").asText())) {
            boolean stands = given.path("context").asText().contains(sentence);
            out.addObject()
                    .put("statement", sentence)
                    .put("reason", stands ? "the context says so" : "the context does not say so")
                    .put("attributed", stands ? 1 : 0);
        }
    }

    private static void compared(JsonNode given, ObjectNode reply) {
        List<String> answer = texts(given.path("answer"));
        List<String> truth = texts(given.path("ground_truth"));
        ArrayNode right = reply.putArray("TP");
        ArrayNode wrong = reply.putArray("FP");
        ArrayNode lacking = reply.putArray("FN");
        answer.forEach(statement -> (truth.contains(statement) ? right : wrong).addObject().put("statement", statement).put("reason", "compared"));
        truth.stream()
                .filter(statement -> !answer.contains(statement))
                .forEach(statement -> lacking.addObject().put("statement", statement).put("reason", "not in the answer"));
    }

    private static void entities(JsonNode given, ArrayNode out) {
        given.path("text").asText().lines().flatMap(line -> Reading.sentences(line).stream()).limit(3).forEach(sentence ->
                out.add(sentence.replaceAll(".*(Model \\w+).*?(\\d+ \\w+).*", "$1, $2")));
    }

    private static void sentences(String text, ArrayNode out) {
        Reading.sentences(text).forEach(out::add);
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
