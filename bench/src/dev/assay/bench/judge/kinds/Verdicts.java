package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import java.util.Optional;

/** Verdicts on claims by passages, and by a further text where the prompt asks for that too. */
public final class Verdicts implements Kind {

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        JsonNode fields = asked.entryFields("verdicts");
        if (!fields.has("claim")) {
            return Optional.empty();
        }
        ObjectNode reply = JsonNodeFactory.instance.objectNode();
        var verdicts = reply.putArray("verdicts");
        for (String claim : asked.lines("claims")) {
            ObjectNode entry = verdicts.addObject();
            entry.put("claim", verdicts.size());
            Judged.byPassages(claim, asked.passages(), entry);
            if (fields.has("text_verdict")) {
                Judged.byText(claim, asked.fenced("text"), entry);
            }
        }
        return Optional.of(reply);
    }
}
