package dev.assay.engine.baseline;

import dev.assay.core.comparison.Direction;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What later runs are held against.
 *
 * @param made how the frozen run was made
 * @param metrics the metrics that had a value, by name
 * @param cases the scores of each case by metric, by id of the case; what had no value is left out
 */
public record Baseline(
        Made made, SortedMap<String, FrozenMetric> metrics, SortedMap<String, SortedMap<String, Double>> cases) {

    public Baseline {
        metrics = Collections.unmodifiableSortedMap(new TreeMap<>(metrics));
        cases = Collections.unmodifiableSortedMap(new TreeMap<>(cases));
    }

    /** A baseline of these scores; the means are reckoned here, once. */
    public static Baseline of(
            Made made, Map<String, Direction> directions, SortedMap<String, SortedMap<String, Double>> cases) {
        SortedMap<String, FrozenMetric> metrics = new TreeMap<>();
        directions.forEach(
                (metric, better) -> frozen(metric, better, cases).ifPresent(frozen -> metrics.put(metric, frozen)));
        return new Baseline(made, metrics, cases);
    }

    private static Optional<FrozenMetric> frozen(
            String metric, Direction better, SortedMap<String, SortedMap<String, Double>> cases) {
        double[] scores = scores(metric, cases);
        return scores.length == 0
                ? Optional.empty()
                : Optional.of(new FrozenMetric(mean(scores), scores.length, better, Optional.empty()));
    }

    static double mean(double[] scores) {
        return Arrays.stream(scores).sum() / scores.length;
    }

    static double[] scores(String metric, SortedMap<String, SortedMap<String, Double>> cases) {
        return cases.values().stream()
                .flatMap(scores -> Optional.ofNullable(scores.get(metric)).stream())
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    /** The score of a case, where it had one. */
    public Optional<Double> score(String id, String metric) {
        return Optional.ofNullable(cases.get(id)).flatMap(scores -> Optional.ofNullable(scores.get(metric)));
    }

    /** Cases with a score of a metric. */
    public int count(String metric) {
        return scores(metric, cases).length;
    }

    /** Whether all scores of a metric lie between 0 and 1. */
    public boolean share(String metric) {
        return Arrays.stream(scores(metric, cases)).allMatch(score -> score >= 0 && score <= 1);
    }

    /**
     * The same with some metrics as another run has them.
     *
     * @param raised names of metrics of the other
     * @param other another baseline
     */
    public Baseline with(Set<String> raised, Baseline other) {
        SortedMap<String, FrozenMetric> newMetrics = new TreeMap<>(metrics);
        SortedMap<String, SortedMap<String, Double>> newCases = new TreeMap<>();
        cases.forEach((id, scores) -> {
            SortedMap<String, Double> kept = new TreeMap<>(scores);
            kept.keySet().removeAll(raised);
            newCases.put(id, kept);
        });
        for (String metric : raised) {
            Optional.ofNullable(other.metrics.get(metric))
                    .ifPresent(better -> newMetrics.put(metric, better.by(other.made.run())));
            other.cases
                    .keySet()
                    .forEach(id -> other.score(id, metric)
                            .ifPresent(score -> newCases.computeIfAbsent(id, key -> new TreeMap<>())
                                    .put(metric, score)));
        }
        return new Baseline(made, newMetrics, newCases);
    }
}
