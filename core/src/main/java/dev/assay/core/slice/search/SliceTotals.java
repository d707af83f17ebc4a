package dev.assay.core.slice.search;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Score;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.slice.CaseSlice;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Gathers, case by case, which slices each case is in: an int for each slice of each case, and never the cases. A key that
 * shows more than {@value #MOST_VALUES} values is an id and no slice: it is forgotten, with what it held; and so is every key
 * after the first {@value #MOST_KEYS}.
 */
public final class SliceTotals {

    /** A key with more values than this makes no slices. */
    public static final int MOST_VALUES = 100;

    /** No more keys than this make slices. */
    public static final int MOST_KEYS = 200;

    private final ScoreTable scores;
    private final Map<String, Valued> valued = new LinkedHashMap<>();
    private final SortedMap<String, SortedMap<CaseSlice, Members>> keys = new TreeMap<>();
    private final SortedSet<String> leftOut = new TreeSet<>();
    private int cases;

    /** Gathers beside the scores of all cases, of which each is added there first. */
    public SliceTotals(ScoreTable scores) {
        this.scores = scores;
    }

    /** Adds a case whose scores were added to the scores of all. */
    public void add(Collection<CaseSlice> slicesOfCase, Map<String, Score> scored) {
        int number = cases++;
        scored.forEach((metric, score) -> score.number()
                .ifPresent(value ->
                        valued.computeIfAbsent(metric, name -> new Valued()).add(number)));
        for (CaseSlice slice : slicesOfCase) {
            if (!leftOut.contains(slice.key())) {
                add(slice, number);
            }
        }
    }

    private void add(CaseSlice slice, int number) {
        if (!keys.containsKey(slice.key()) && keys.size() + leftOut.size() >= MOST_KEYS) {
            return;
        }
        SortedMap<CaseSlice, Members> ofKey = keys.computeIfAbsent(slice.key(), key -> new TreeMap<>());
        ofKey.computeIfAbsent(slice, value -> new Members()).add(number);
        if (ofKey.size() > MOST_VALUES) {
            keys.remove(slice.key());
            leftOut.add(slice.key());
        }
    }

    /**
     * Looks through all slices by all metrics that have a better and a worse.
     *
     * @param definitions of the metrics, by their printed names; one without is not looked at
     * @param seed of permutations and bootstrap
     * @param level confidence of the intervals, between 0 and 1
     */
    public SliceSearch search(Map<String, Definition> definitions, long seed, double level) {
        Search search = new Search(seed, level);
        for (String metric : scores.metrics()) {
            Sense sense = Sense.of(definitions, metric);
            if (sense != Sense.NONE) {
                scores.column(metric)
                        .map(column -> new MetricScores(
                                metric, sense, column, valued.getOrDefault(metric, new Valued()), cases))
                        .ifPresent(found -> search.look(found, keys.values()));
            }
        }
        return search.found(leftOut);
    }
}
