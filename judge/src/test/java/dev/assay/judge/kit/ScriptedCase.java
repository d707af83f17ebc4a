package dev.assay.judge.kit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A case of a folder of scripted replies.
 *
 * @param id its id
 * @param question the question
 * @param answer the answer, may be blank
 * @param passages texts retrieved, in rank order; absent when the file says nothing about retrieval
 * @param reference a good answer
 */
public record ScriptedCase(
        String id, String question, String answer, Optional<List<String>> passages, Optional<String> reference) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The cases of a folder such as {@code 02-think-block} under {@code cases} on the class path. */
    public static List<ScriptedCase> folder(String folder) {
        List<ScriptedCase> cases = new ArrayList<>();
        for (String line : text(folder + "/input.jsonl").lines().toList()) {
            if (!line.isBlank()) {
                cases.add(of(json(line)));
            }
        }
        return cases;
    }

    private static ScriptedCase of(JsonNode line) {
        List<String> passages = new ArrayList<>();
        line.path("retrieved").forEach(item -> passages.add(item.path("text").asText()));
        return new ScriptedCase(
                line.path("id").asText(),
                line.path("question").asText(),
                line.path("answer").asText(),
                line.has("retrieved") ? Optional.of(passages) : Optional.empty(),
                line.has("reference") ? Optional.of(line.path("reference").asText()) : Optional.empty());
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String path) {
        try (InputStream stream = ScriptedCase.class.getResourceAsStream("/cases/" + path)) {
            if (stream == null) {
                throw new IllegalArgumentException("no file /cases/" + path + " on the class path");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
