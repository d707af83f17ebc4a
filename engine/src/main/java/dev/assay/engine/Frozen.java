package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.Made;
import dev.assay.engine.store.StoredProvenance;
import dev.assay.engine.store.StoredRun;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** A finished run as a baseline: the cases that a gate counts. */
final class Frozen {

    private final StoredRun run;
    private final GateScores gathered;
    private final Scope counted;

    Frozen(StoredRun run) {
        this.run = run;
        this.gathered = new GateScores(run.metrics(), List.of(), true);
        this.counted = gathered.counted(
                run.scores((line, scores, cluster) -> gathered.add(GatedCase.of(line, scores, cluster))));
    }

    /** The baseline, with the directions that are known. */
    Baseline baseline(Function<String, Direction> directions) {
        return of(Made.of(StoredProvenance.of(run)), run.metrics(), counted.cases(), directions);
    }

    /** What a reader should know of the cases that were counted. */
    List<String> warnings() {
        return gathered.warnings();
    }

    /** Cases of a metric that could not be measured. */
    int failed(String metric) {
        return counted.table()
                .estimate(metric, run.seed(), 0.95)
                .map(estimate -> estimate.failed())
                .orElse(0);
    }

    /** A baseline of these cases. */
    static Baseline of(
            Made made, List<String> metrics, List<ScoredCase> cases, Function<String, Direction> directions) {
        Map<String, Direction> better = new TreeMap<>();
        metrics.forEach(metric -> better.put(metric, directions.apply(metric)));
        SortedMap<String, SortedMap<String, Double>> scores = new TreeMap<>();
        for (ScoredCase scored : cases) {
            SortedMap<String, Double> values = new TreeMap<>();
            metrics.forEach(metric -> scored.value(metric).ifPresent(value -> values.put(metric, value)));
            scores.put(scored.id(), values);
        }
        return Baseline.of(made, better, scores);
    }
}
