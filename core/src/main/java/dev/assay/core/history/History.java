package dev.assay.core.history;

import dev.assay.core.comparison.Comparability;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The runs of a series.
 *
 * @param series what they have in common
 * @param runs one or more, oldest first
 */
public record History(Series series, List<PastRun> runs) {

    public History {
        runs = List.copyOf(runs);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("a history has one run or more");
        }
    }

    /** All series of these runs, the one that was run last first; runs that began together stay in their order. */
    public static List<History> of(Collection<PastRun> all) {
        Map<Series, List<PastRun>> found = new LinkedHashMap<>();
        List<PastRun> youngestFirst = new ArrayList<>(all);
        youngestFirst.sort(Comparator.comparing(PastRun::time));
        Collections.reverse(youngestFirst);
        for (PastRun run : youngestFirst) {
            found.computeIfAbsent(Series.of(run), none -> new ArrayList<>()).add(run);
        }
        return found.entrySet().stream()
                .map(entry -> new History(entry.getKey(), reversed(entry.getValue())))
                .toList();
    }

    private static List<PastRun> reversed(List<PastRun> runs) {
        List<PastRun> reversed = new ArrayList<>(runs);
        Collections.reverse(reversed);
        return reversed;
    }

    /** The youngest run. */
    public PastRun youngest() {
        return runs.get(runs.size() - 1);
    }

    /**
     * The youngest runs of it.
     *
     * @param most how many at most, 1 or more
     */
    public History last(int most) {
        return new History(series, runs.subList(Math.max(0, runs.size() - most), runs.size()));
    }

    /** The metrics of the youngest run in its order, then those that only older runs have. */
    public List<String> metrics() {
        Set<String> metrics = new LinkedHashSet<>();
        for (int i = runs.size() - 1; i >= 0; i--) {
            metrics.addAll(runs.get(i).metrics().keySet());
        }
        return List.copyOf(metrics);
    }

    /** How a metric went; without points when no run has a mean of it. */
    public Trend trend(String metric) {
        return Trend.of(metric, runs);
    }

    /** All trends that have a point, in the order of {@link #metrics()}. */
    public List<Trend> trends() {
        return metrics().stream()
                .map(this::trend)
                .filter(trend -> !trend.points().isEmpty())
                .toList();
    }

    /** For each run the names of what changed before some metric of it, in a fixed order. */
    public List<List<String>> changes() {
        List<Set<String>> changes = new ArrayList<>();
        runs.forEach(run -> changes.add(new LinkedHashSet<>()));
        for (Trend trend : trends()) {
            trend.points().forEach(point -> changes.get(point.place()).addAll(point.grounds()));
        }
        return changes.stream()
                .map(found ->
                        Comparability.GROUNDS.stream().filter(found::contains).toList())
                .toList();
    }
}
