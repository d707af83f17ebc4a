package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import dev.assay.bench.judge.Reading;
import java.util.Optional;

/** The statements of a text: its sentences. */
public final class Claims implements Kind {

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        JsonNode fields = asked.entryFields("claims");
        if (!fields.has("text") || fields.has("verdict")) {
            return Optional.empty();
        }
        ObjectNode reply = JsonNodeFactory.instance.objectNode();
        var claims = reply.putArray("claims");
        Reading.sentences(asked.fenced("text")).forEach(sentence -> claims.addObject().put("id", claims.size()).put("text", sentence));
        return Optional.of(reply);
    }
}
