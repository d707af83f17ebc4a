package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.StreamSupport;

/** A capture or a line of a log as a question with what came of it. */
final class RecordReader {

    private final RecordFields fields;

    RecordReader(RecordFields fields) {
        this.fields = fields;
    }

    /** Reads an object; what is not there is told among the gaps. */
    Interaction read(ObjectNode line, String file, String place) {
        Optional<String> question = fields.at(line, "question").flatMap(Messages::question);
        Optional<String> answer = fields.at(line, "answer").flatMap(Messages::answer);
        Optional<String> error = text(line, "error");
        List<String> gaps = new ArrayList<>();
        if (question.isEmpty()) {
            gaps.add(fields.missing(line, "question")
                    .map(path -> "no question: nothing stands at `" + path + "`")
                    .orElse("no question: no field of a usual name holds one; say which with --field question=NAME"));
        }
        if (answer.isEmpty() && error.isEmpty()) {
            gaps.add("no answer");
        }
        Map<String, Object> metadata = new LinkedHashMap<>();
        fields.at(line, "metadata")
                .ifPresent(own ->
                        metadata.putAll(Attributes.of(Attributes.parsed(own)).scalars()));
        text(line, "time").ifPresent(time -> metadata.put("time", time));
        return new Interaction(
                text(line, "id").orElse(place),
                question,
                new Output(
                        retrieved(line),
                        List.of(),
                        answer,
                        List.of(),
                        usage(line),
                        number(line, "latencyMs"),
                        OptionalDouble.empty(),
                        error,
                        text(line, "model"),
                        1),
                Feedback.of(text(line, "feedback")),
                text(line, "session"),
                metadata,
                gaps,
                file);
    }

    private Optional<List<Retrieved>> retrieved(ObjectNode line) {
        return fields.at(line, "retrieved")
                .map(Attributes::parsed)
                .filter(JsonNode::isArray)
                .map(array -> Passages.all(StreamSupport.stream(array.spliterator(), false)
                        .map(Attributes::of)
                        .toList()));
    }

    private Map<String, Object> usage(ObjectNode line) {
        Map<String, Object> usage = new LinkedHashMap<>();
        for (String name : List.of("inputTokens", "outputTokens")) {
            number(line, name).ifPresent(count -> usage.put(name, (long) count));
        }
        return usage;
    }

    private Optional<String> text(ObjectNode line, String name) {
        return fields.at(line, name)
                .filter(value -> value.isValueNode() && !value.asText().isBlank())
                .map(JsonNode::asText);
    }

    private OptionalDouble number(ObjectNode line, String name) {
        return text(line, name)
                .flatMap(Numbers::parse)
                .filter(number -> number >= 0)
                .map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }
}
