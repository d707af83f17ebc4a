package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.engine.store.StoredRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A case of a finished run with every answer to it.
 *
 * @param cluster the key that dependent cases share
 * @param answers one, or as many as the case was asked
 */
record GivenCase(String cluster, List<GivenAnswer> answers) {

    GivenCase {
        answers = List.copyOf(answers);
    }

    /** The cases of a run by their id, in its order. */
    static Map<String, GivenCase> of(StoredRun run) {
        Map<String, GivenCase> cases = new LinkedHashMap<>();
        try (Stream<JsonNode> lines = run.cases()) {
            lines.forEach(line -> cases.put(line.path("id").asText(), of(line)));
        }
        return cases;
    }

    private static GivenCase of(JsonNode line) {
        List<GivenAnswer> answers = new ArrayList<>();
        line.path("repeats").forEach(repeat -> answers.add(GivenAnswer.of(repeat)));
        return new GivenCase(
                line.path("clusterKey").asText(), answers.isEmpty() ? List.of(GivenAnswer.of(line)) : answers);
    }

    /** The answers that have a value. */
    List<GivenAnswer> valued(String metric) {
        return answers.stream()
                .filter(answer -> answer.value(metric).isPresent())
                .toList();
    }

    /** The different answers that have a value. */
    Set<String> seen(String metric) {
        return valued(metric).stream().map(GivenAnswer::seen).collect(Collectors.toSet());
    }
}
