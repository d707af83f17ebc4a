package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.calibration.SpotEstimate;
import dev.assay.core.calibration.SpotSample;
import dev.assay.core.metric.Score;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.labels.SpotRow;
import dev.assay.engine.labels.SpotSheet;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws a sample of a run for people, and reads back what they said. */
final class Spotchecking {

    private final SpotcheckRequest request;
    private final AssayConfig config;
    private final StoredRun run;
    private final String metric;
    private final List<LabelledScore> cases;
    private final List<LabelledScore> valued;

    Spotchecking(SpotcheckRequest request) {
        this.request = request;
        this.config = JudgeSession.settings(request.settings());
        this.run = Runs.of(config).find(request.run());
        this.metric = Runs.metric(run, request.metric());
        this.cases = LabelledScore.of(run, metric);
        this.valued = cases.stream().filter(one -> one.value().isPresent()).toList();
    }

    SpotcheckOutcome check() {
        if (valued.isEmpty()) {
            throw new UsageException("no case of the run " + run.folder() + " has a score by " + metric);
        }
        return request.read().map(this::read).orElseGet(this::draw);
    }

    private SpotcheckOutcome draw() {
        if (Files.exists(request.out())) {
            throw new UsageException(request.out()
                    + " is there already, perhaps with people's labels in it; name another with --out FILE, or read it"
                    + " back with --read " + request.out());
        }
        List<SpotSample.Drawn> drawn = SpotSample.draw(
                valued.stream()
                        .map(one -> new SpotSample.Item(one.id(), one.stratum()))
                        .toList(),
                request.size(),
                config.seed());
        Map<String, JsonNode> lines =
                lines(drawn.stream().map(one -> one.item().id()).collect(Collectors.toSet()));
        List<SpotRow> rows = drawn.stream()
                .map(one ->
                        row(one, Optional.ofNullable(lines.get(one.item().id())).orElseThrow()))
                .toList();
        Written.to(request.out(), SpotSheet.text(metric, rows));
        Map<String, Integer> strata = new TreeMap<>();
        drawn.forEach(one -> strata.merge(one.item().stratum(), 1, Integer::sum));
        return outcome(request.out(), strata, Optional.empty(), Optional.empty(), 0);
    }

    private Map<String, JsonNode> lines(Set<String> ids) {
        Map<String, JsonNode> lines = new HashMap<>();
        try (Stream<JsonNode> all = run.cases()) {
            all.filter(line -> ids.contains(line.path("id").asText()))
                    .forEach(line -> lines.put(line.path("id").asText(), line));
        }
        return lines;
    }

    private static SpotRow row(SpotSample.Drawn drawn, JsonNode line) {
        StringBuilder contexts = new StringBuilder();
        int number = 0;
        JsonNode retrieved = line.path("retrieved");
        for (JsonNode stage : line.path("stages")) {
            retrieved = stage.path("name").asText().equals("context") || retrieved.isMissingNode()
                    ? stage.path("items")
                    : retrieved;
        }
        for (JsonNode passage : retrieved) {
            number++;
            if (passage.has("text")) {
                contexts.append(contexts.isEmpty() ? "" : "\n")
                        .append('[')
                        .append(number)
                        .append("] ")
                        .append(passage.path("text").asText());
            }
        }
        return new SpotRow(
                drawn.item().id(),
                drawn.item().stratum(),
                drawn.weight(),
                line.path("question").asText(),
                contexts.toString(),
                line.path("answer").asText());
    }

    private SpotcheckOutcome read(Path sheet) {
        Set<String> ids = cases.stream().map(LabelledScore::id).collect(Collectors.toSet());
        Map<String, Double> labels = SpotSheet.labels(sheet, ids);
        SpotEstimate estimate = SpotEstimate.of(
                valued.stream()
                        .map(one -> new SpotEstimate.Scored(
                                one.id(), one.stratum(), one.value().orElseThrow()))
                        .toList(),
                labels,
                config.confidence());
        Map<String, Integer> strata = new TreeMap<>();
        valued.stream()
                .filter(one -> labels.containsKey(one.id()))
                .forEach(one -> strata.merge(one.stratum(), 1, Integer::sum));
        return outcome(
                sheet,
                strata,
                Optional.of(judge()),
                Optional.of(estimate),
                estimate.weighted().known().isPresent() ? 0 : 3);
    }

    private Estimate judge() {
        ClusterIds keys = new ClusterIds();
        return Estimator.estimate(
                valued.stream().mapToDouble(one -> one.value().orElseThrow()).toArray(),
                valued.stream().mapToInt(one -> keys.id(one.cluster())).toArray(),
                (int) cases.stream()
                        .filter(one -> one.score() instanceof Score.Undefined)
                        .count(),
                (int) cases.stream()
                        .filter(one -> one.score() instanceof Score.Failed)
                        .count(),
                run.seed(),
                config.confidence());
    }

    private SpotcheckOutcome outcome(
            Path file,
            Map<String, Integer> strata,
            Optional<Estimate> judge,
            Optional<SpotEstimate> estimate,
            int exit) {
        List<String> notes = new ArrayList<>();
        if (valued.size() < cases.size()) {
            notes.add((cases.size() - valued.size()) + " of " + cases.size() + " cases have no score by " + metric
                    + " and are left out");
        }
        return new SpotcheckOutcome(
                run.folder(), metric, file, strata, judge, estimate, notes, Agreeing.language(cases), exit);
    }
}
