package dev.assay.core.run;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.Spread;
import dev.assay.core.stats.SpreadColumn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Gathers, case by case, how far the answers to one question lie apart. */
public final class RepeatTable {

    private final Map<String, SpreadColumn> columns = new LinkedHashMap<>();
    private final ClusterIds clusters = new ClusterIds();
    private int cases;
    private int answers;
    private int failed;
    private String firstFailed = "";

    /** A table with a row for each metric, in this order. */
    public RepeatTable(List<String> metrics) {
        metrics.forEach(metric -> columns.put(metric, new SpreadColumn()));
    }

    /** Adds a case; one that was asked once says nothing. */
    public void add(CaseResult result) {
        if (result.repeats().isEmpty()) {
            return;
        }
        cases++;
        answers += result.repeats().size();
        int cluster = clusters.id(result.cluster());
        columns.forEach((metric, column) -> column.add(values(result, metric), cluster));
        for (CaseResult repeat : result.repeats()) {
            Optional<String> why = RepeatedCase.failure(repeat);
            failed += why.isPresent() ? 1 : 0;
            if (why.isPresent() && firstFailed.isEmpty()) {
                firstFailed = "case " + result.source().id() + ", " + why.get();
            }
        }
    }

    private static double[] values(CaseResult result, String metric) {
        return result.repeats().stream()
                .map(repeat -> Optional.ofNullable(repeat.scores().get(metric))
                        .map(Score::number)
                        .orElse(OptionalDouble.empty()))
                .flatMapToDouble(OptionalDouble::stream)
                .toArray();
    }

    /** What was gathered so far; absent when no case was asked again. */
    public Optional<Repeats> found(long seed, double level) {
        Map<String, Spread> spread = new LinkedHashMap<>();
        columns.forEach((metric, column) -> column.spread(seed, level).ifPresent(found -> spread.put(metric, found)));
        return cases == 0 ? Optional.empty() : Optional.of(new Repeats(cases, answers, failed, firstFailed, spread));
    }
}
