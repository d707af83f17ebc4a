package dev.assay.engine.exec;

import dev.assay.core.expression.Formula;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.AgreementMetric;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The scores of one case: each metric once, formulas from their parts, and what the judging was like last. */
final class CaseScores {

    private final Function<Metric, Score> scorer;
    private final Map<String, Score> known = new HashMap<>();

    /** {@code scorer} scores what is no formula. */
    CaseScores(Function<Metric, Score> scorer) {
        this.scorer = scorer;
    }

    /** The scores of these metrics in their order; parts of formulas that nobody asked for are left out. */
    Map<String, Score> of(List<Metric> metrics) {
        metrics.stream()
                .flatMap(CaseScores::leaves)
                .filter(metric -> !late(metric))
                .forEach(this::score);
        Map<String, Score> scores = new LinkedHashMap<>();
        metrics.forEach(metric -> scores.put(metric.name().toString(), score(metric)));
        return scores;
    }

    /** What is scored by itself: the metric, or all that a formula rests on. */
    static Stream<Metric> leaves(Metric metric) {
        return metric instanceof Formula formula
                ? formula.parts().stream().flatMap(CaseScores::leaves)
                : Stream.of(metric);
    }

    private static boolean late(Metric metric) {
        return metric instanceof AgreementMetric;
    }

    private Score score(Metric metric) {
        String name = metric.name().toString();
        Optional<Score> there = Optional.ofNullable(known.get(name));
        if (there.isPresent()) {
            return there.get();
        }
        Score score = metric instanceof Formula formula ? score(formula) : scorer.apply(metric);
        known.put(name, score);
        return score;
    }

    private Score score(Formula formula) {
        formula.parts().forEach(this::score);
        return formula.score(name -> Optional.ofNullable(known.get(name)).orElseThrow());
    }
}
