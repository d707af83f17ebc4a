package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.calibration.Rating;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.words.Language;
import dev.assay.core.words.Numbers;
import dev.assay.engine.labels.PeopleLabel;
import dev.assay.engine.store.StoredRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * A case of a run as far as a comparison with people needs it.
 *
 * @param id its id
 * @param language code of its language
 * @param cluster key of dependent cases
 * @param slices metadata as text
 * @param score the score by the metric compared
 */
record LabelledScore(String id, String language, String cluster, Map<String, String> slices, Score score) {

    /** All cases of a run with their scores by one of its metrics. */
    static List<LabelledScore> of(StoredRun run, String metric) {
        List<LabelledScore> cases = new ArrayList<>();
        run.scores((line, scores, cluster) ->
                Optional.ofNullable(scores.get(metric)).ifPresent(score -> cases.add(of(line, cluster, score))));
        return cases;
    }

    /** A case just scored, with its score by one metric. */
    static LabelledScore of(CaseResult result, Score score) {
        Map<String, String> slices = new TreeMap<>();
        result.source().metadata().forEach((name, value) -> slices.put(name, String.valueOf(value)));
        return new LabelledScore(
                result.source().id(), Language.of(result.source().question()).code(), result.cluster(), slices, score);
    }

    private static LabelledScore of(JsonNode line, String cluster, Score score) {
        Map<String, String> slices = new TreeMap<>();
        line.path("metadata")
                .properties()
                .forEach(entry -> slices.put(entry.getKey(), entry.getValue().asText()));
        return new LabelledScore(
                line.path("id").asText(),
                Language.of(line.path("question").asText()).code(),
                cluster,
                slices,
                score);
    }

    /** The score, where there is one. */
    OptionalDouble value() {
        return score instanceof Score.Value value ? OptionalDouble.of(value.value()) : OptionalDouble.empty();
    }

    /** Where it lies: {@code zh 0}, {@code zh 0-1} or {@code zh 1}; for cases with a score. */
    String stratum() {
        double value = value().orElseThrow();
        return language + " " + (value <= 0 ? "0" : value >= 1 ? "1" : "0-1");
    }

    /**
     * Beside people's label; for cases with a score.
     *
     * @param cut from which value on both say yes
     */
    Rating rating(PeopleLabel label, double cut) {
        double value = value().orElseThrow();
        return new Rating(
                id,
                language,
                slices,
                cluster,
                label.binary() ? label.word() : shown(label.value() >= cut),
                shown(value >= cut),
                label.value() >= cut,
                value >= cut,
                OptionalDouble.of(value));
    }

    private static String shown(boolean yes) {
        return Numbers.plain(yes ? 1 : 0);
    }
}
