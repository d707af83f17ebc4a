package dev.assay.core.comparison;

import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.multiple.BenjaminiHochberg;
import dev.assay.core.stats.multiple.Holm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares two runs metric by metric.
 *
 * @param seed of the bootstrap and the permutations
 * @param confidence of the intervals, above 0 and below 1
 */
public record Comparer(long seed, double confidence) {

    /** Slices with fewer pairs are shown, but not tested. */
    public static final int FEWEST_IN_SLICE = 5;

    /**
     * Compares.
     *
     * @param cases the cases of both runs
     * @param directions the metrics to compare, in their order, with the way each should go
     * @param keys keys to slice by; the cases must know their slices
     */
    public Comparison compare(PairedCases cases, Map<String, Direction> directions, List<String> keys) {
        List<String> metrics = List.copyOf(directions.keySet());
        List<Change> changes = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (String metric : metrics) {
            Column column = new Column(metric, cases.pairs());
            columns.add(column);
            changes.add(Change.of(column, seed, confidence));
        }
        List<Tested> tested = Tested.all(changes, List.copyOf(directions.values()), Holm::adjust, 1 - confidence);
        List<MetricComparison> compared = new ArrayList<>();
        for (int i = 0; i < metrics.size(); i++) {
            Direction direction = direction(directions, metrics.get(i));
            compared.add(new MetricComparison(
                    metrics.get(i),
                    direction,
                    tested.get(i),
                    LeftOut.of(metrics.get(i), cases.pairs()),
                    CaseChanges.of(columns.get(i).changes(), direction)));
        }
        return new Comparison(cases, compared, tables(cases, directions, keys), seed, confidence);
    }

    private static Direction direction(Map<String, Direction> directions, String metric) {
        return Optional.ofNullable(directions.get(metric)).orElse(Direction.UNKNOWN);
    }

    private List<SliceTable> tables(PairedCases cases, Map<String, Direction> directions, List<String> keys) {
        List<SliceTable> tables = new ArrayList<>();
        for (String key : keys) {
            Map<CaseSlice, List<CasePair>> parts = cases.by(key);
            directions.forEach((metric, direction) -> tables.add(table(key, parts, metric, direction)));
        }
        return tables;
    }

    private SliceTable table(String key, Map<CaseSlice, List<CasePair>> parts, String metric, Direction direction) {
        List<CaseSlice> slices = List.copyOf(parts.keySet());
        List<Change> changes = parts.values().stream()
                .map(pairs -> sliced(new Column(metric, pairs)))
                .toList();
        List<Tested> tested = Tested.all(
                changes, Collections.nCopies(slices.size(), direction), BenjaminiHochberg::adjust, 1 - confidence);
        List<SliceComparison> compared = new ArrayList<>();
        for (int i = 0; i < slices.size(); i++) {
            compared.add(new SliceComparison(slices.get(i), tested.get(i)));
        }
        return new SliceTable(key, metric, compared);
    }

    private Change sliced(Column column) {
        Change change = Change.of(column, seed, confidence);
        return column.size() >= FEWEST_IN_SLICE ? change : change.untested("fewer than " + FEWEST_IN_SLICE + " pairs");
    }
}
