package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import dev.assay.bench.judge.Reading;
import java.util.Optional;

/** Claims and their verdicts in one reply. */
public final class OneCall implements Kind {

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        JsonNode fields = asked.entryFields("claims");
        if (!fields.has("text") || !fields.has("verdict")) {
            return Optional.empty();
        }
        ObjectNode reply = JsonNodeFactory.instance.objectNode();
        var claims = reply.putArray("claims");
        for (String claim : Reading.sentences(asked.fenced("text"))) {
            ObjectNode entry = claims.addObject();
            entry.put("id", claims.size()).put("text", claim);
            Judged.byPassages(claim, asked.passages(), entry);
        }
        return Optional.of(reply);
    }
}
