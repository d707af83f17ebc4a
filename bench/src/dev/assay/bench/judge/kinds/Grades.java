package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import java.util.Optional;

/** How much each passage helps: the odd ones do. */
public final class Grades implements Kind {

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        JsonNode fields = asked.entryFields("grades");
        if (!fields.has("passage")) {
            return Optional.empty();
        }
        ObjectNode reply = JsonNodeFactory.instance.objectNode();
        var grades = reply.putArray("grades");
        asked.passages().keySet().forEach(number -> grades.addObject()
                .put("passage", number)
                .put("grade", fields.at("/grade/enum/" + (number % 2 == 1 ? 0 : 2)).asText())
                .put("reason", number % 2 == 1 ? "" : "of another matter"));
        return Optional.of(reply);
    }
}
