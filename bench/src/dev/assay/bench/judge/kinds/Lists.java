package dev.assay.bench.judge.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.Asked;
import dev.assay.bench.judge.Kind;
import dev.assay.bench.judge.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Lists of plain texts: questions that an answer answers, and what a text names (here its first words). */
public final class Lists implements Kind {

    private static final Pattern COUNT = Pattern.compile("questions to write: (\\d+)");

    @Override
    public Optional<JsonNode> answer(Asked asked) {
        ObjectNode reply = JsonNodeFactory.instance.objectNode();
        if (asked.fields().has("questions")) {
            List<String> sentences = Reading.sentences(asked.fenced("answer"));
            var questions = reply.putArray("questions");
            var count = COUNT.matcher(asked.text());
            int wanted = count.find() ? Integer.parseInt(count.group(1)) : 1;
            for (int i = 0; i < wanted; i++) {
                questions.add("Question " + (i + 1) + ": is it so that " + sentences.get(i % sentences.size()) + "?");
            }
            return Optional.of(reply);
        }
        if (asked.fields().has("entities")) {
            var entities = reply.putArray("entities");
            Reading.sentences(asked.fenced("text")).stream()
                    .map(sentence -> sentence.split(" ")[0])
                    .distinct()
                    .forEach(entities::add);
            return Optional.of(reply);
        }
        return Optional.empty();
    }
}
