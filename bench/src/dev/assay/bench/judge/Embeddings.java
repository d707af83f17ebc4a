package dev.assay.bench.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** {@code /v1/embeddings}: which words a text holds, in 64 numbers. */
final class Embeddings implements MockServer.Service {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int SIZE = 64;

    private final Counts counts;

    Embeddings(Counts counts) {
        this.counts = counts;
    }

    @Override
    public JsonNode reply(JsonNode body) {
        List<String> texts = new ArrayList<>();
        JsonNode input = body.path("input");
        if (input.isArray()) {
            input.forEach(text -> texts.add(text.asText()));
        } else {
            texts.add(input.asText());
        }
        long tokens = texts.stream().mapToLong(text -> Counts.tokens(text.length())).sum();
        counts.add("embeddingCalls", 1);
        counts.add("embeddingTokens", tokens);
        ObjectNode reply = JSON.createObjectNode();
        reply.put("object", "list").put("model", "mock");
        var data = reply.putArray("data");
        for (String text : texts) {
            ObjectNode entry = data.addObject().put("object", "embedding").put("index", data.size() - 1);
            if (body.path("encoding_format").asText().equals("base64")) {
                entry.put("embedding", base64(vector(text)));
            } else {
                entry.set("embedding", JSON.valueToTree(vector(text)));
            }
        }
        reply.putObject("usage").put("prompt_tokens", tokens).put("total_tokens", tokens);
        return reply;
    }

    private static float[] vector(String text) {
        float[] vector = new float[SIZE];
        vector[0] = 1;
        for (String word : text.split("\\W+")) {
            vector[Math.floorMod(word.hashCode(), SIZE)]++;
        }
        return vector;
    }

    private static String base64(float[] vector) {
        ByteBuffer bytes = ByteBuffer.allocate(SIZE * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (float number : vector) {
            bytes.putFloat(number);
        }
        return Base64.getEncoder().encodeToString(bytes.array());
    }
}
