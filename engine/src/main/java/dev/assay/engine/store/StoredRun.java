package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.ScoreTable;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A finished run, read again.
 *
 * @param folder the run's folder
 * @param run what {@code run.json} holds
 */
public record StoredRun(Path folder, JsonNode run) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String WHOLE = "the cases as `assay run` wrote them; run again";

    /** Opens a run's folder. */
    public static StoredRun open(Path folder) {
        try {
            return new StoredRun(
                    folder, JSON.readTree(folder.resolve(RunStore.RUN).toFile()));
        } catch (IOException e) {
            throw InputException.of(Fault.ofFile(
                    folder.resolve(RunStore.RUN).toString(),
                    "something that is no finished run",
                    "a run.json that `assay run` wrote; run again"));
        }
    }

    /** The seed of its random draws. */
    public long seed() {
        return run.path("provenance").path("seed").asLong();
    }

    /** The id of who judged it, or {@code none}. */
    public String judge() {
        return run.path("provenance").path("judge").asText();
    }

    /** Is told of each case while the scores are read. */
    @FunctionalInterface
    public interface Seen {

        /** A case: its line, its scores, its cluster. */
        void take(JsonNode line, Map<String, Score> scores, String cluster);
    }

    /** The metrics that were computed. */
    public List<String> metrics() {
        List<String> metrics = new ArrayList<>();
        run.path("metrics").fieldNames().forEachRemaining(metrics::add);
        return metrics;
    }

    /** The scores of all its cases. */
    public ScoreTable scores(Seen seen) {
        ScoreTable table = new ScoreTable(metrics());
        scores(table, seen);
        return table;
    }

    /** The same into a table that {@code seen} may know; a case is added before {@code seen} is told of it. */
    public void scores(ScoreTable table, Seen seen) {
        try (Stream<JsonNode> cases = cases()) {
            cases.forEach(line -> {
                Map<String, Score> scores = scores(line);
                String cluster = line.path("clusterKey").asText();
                table.add(scores, cluster);
                seen.take(line, scores, cluster);
            });
        }
    }

    /**
     * Its cases, one object each; to be closed.
     *
     * @throws InputException when they are not there, and while they are read for a line that is no JSON object
     */
    public Stream<JsonNode> cases() {
        Path file = folder.resolve(RunStore.CASES);
        try {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
            int[] number = new int[1];
            return lines.lines()
                    .map(line -> new Numbered(++number[0], line))
                    .filter(line -> !line.text().isBlank())
                    .map(line -> parse(file, line))
                    .onClose(() -> close(lines));
        } catch (IOException e) {
            throw InputException.of(Fault.ofFile(file.toString(), "no such file, or none that can be read", WHOLE));
        }
    }

    private record Numbered(int number, String text) {}

    private static JsonNode parse(Path file, Numbered line) {
        try {
            JsonNode read = JSON.readTree(line.text());
            if (read.isObject()) {
                return read;
            }
        } catch (JsonProcessingException e) {
            // Told below.
        }
        throw InputException.of(
                new Fault(file.toString(), line.number(), 0, "something that is no JSON object", WHOLE));
    }

    private static void close(BufferedReader lines) {
        try {
            lines.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Score> scores(JsonNode line) {
        Map<String, Score> scores = new LinkedHashMap<>();
        line.path("scores").properties().forEach(entry -> scores.put(entry.getKey(), score(entry.getValue())));
        return scores;
    }

    private static Score score(JsonNode score) {
        if (score.has("value")) {
            return Score.of(score.path("value").asDouble());
        }
        if (score.has("undefined")) {
            return new Score.Undefined(score.path("undefined").asText());
        }
        return new Score.Failed(
                kind(score.path("kind").asText()), score.path("failed").asText());
    }

    private static FailureKind kind(String word) {
        return Stream.of(FailureKind.values())
                .filter(kind -> kind.word().equals(word))
                .findFirst()
                .orElse(FailureKind.JUDGE_DOWN);
    }
}
