package dev.assay.core.run;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.ScoreColumn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The scores of a run by metric, without the cases: all that an estimate at any confidence needs. */
public final class ScoreTable {

    private final Map<String, ScoreColumn> columns = new LinkedHashMap<>();
    private final ClusterIds clusters = new ClusterIds();

    /** A table with a column for each metric, in this order; others that turn up follow. */
    public ScoreTable(List<String> metrics) {
        metrics.forEach(metric -> columns.put(metric, new ScoreColumn()));
    }

    /** Adds the scores of a case. */
    public void add(Map<String, Score> scores, String cluster) {
        int id = clusters.id(cluster);
        scores.forEach((metric, score) ->
                columns.computeIfAbsent(metric, name -> new ScoreColumn()).add(score, id));
    }

    /** The column of a metric; absent when it was not computed. */
    public Optional<ScoreColumn> column(String metric) {
        return Optional.ofNullable(columns.get(metric));
    }

    /** The number that a cluster has in all columns. */
    int cluster(String key) {
        return clusters.id(key);
    }

    /** The metrics that were computed. */
    public Set<String> metrics() {
        return columns.keySet();
    }

    /** The estimate of a metric; absent when it was not computed. */
    public Optional<Estimate> estimate(String metric, long seed, double level) {
        return Optional.ofNullable(columns.get(metric)).map(column -> column.estimate(seed, level));
    }

    /** The estimates of all metrics. */
    public Map<String, Estimate> estimates(long seed, double level) {
        Map<String, Estimate> estimates = new LinkedHashMap<>();
        // A list is shared out among threads one by one, a map's entries by the thousand.
        List.copyOf(columns.entrySet()).parallelStream()
                .map(column -> Map.entry(column.getKey(), column.getValue().estimate(seed, level)))
                .toList()
                .forEach(estimate -> estimates.put(estimate.getKey(), estimate.getValue()));
        return estimates;
    }
}
