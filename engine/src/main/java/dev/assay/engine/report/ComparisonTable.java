package dev.assay.engine.report;

import dev.assay.core.comparison.Comparer;
import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.comparison.SliceComparison;
import dev.assay.core.comparison.SliceTable;
import dev.assay.core.comparison.Tested;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The tables of a comparison as rows of cells, the head first, for terminal and Markdown alike. */
final class ComparisonTable {

    private static final int MOST_ROWS = 20;

    private final Wording in;

    ComparisonTable(Wording in) {
        this.in = in;
    }

    /** A row for each metric. */
    List<List<String>> metrics(Comparison comparison) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(head(Phrase.METRIC.in(in), "Holm"));
        for (MetricComparison metric : comparison.metrics()) {
            rows.add(row(metric.metric(), metric.tested()));
        }
        return rows;
    }

    /** A row for each slice. */
    List<List<String>> slices(SliceTable table) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(head(table.key(), "BH"));
        for (SliceComparison slice : largest(table.slices())) {
            rows.add(
                    row(slice.slice().value().isEmpty() ? "\"\"" : slice.slice().value(), slice.tested()));
        }
        return rows;
    }

    /** The largest, in their own order. */
    private static List<SliceComparison> largest(List<SliceComparison> slices) {
        Set<SliceComparison> kept = slices.stream()
                .sorted(Comparator.comparingInt((SliceComparison slice) ->
                        -slice.tested().change().difference().n()))
                .limit(MOST_ROWS)
                .collect(Collectors.toSet());
        return slices.stream().filter(kept::contains).toList();
    }

    private List<String> head(String first, String correction) {
        return List.of(
                first,
                "A",
                "B",
                "B - A",
                Phrase.INTERVAL.in(in),
                Phrase.N.in(in),
                "p",
                correction,
                Phrase.FINDING.in(in));
    }

    private List<String> row(String name, Tested tested) {
        return List.of(
                name,
                ComparisonNumbers.mean(tested.change().meanA()),
                ComparisonNumbers.mean(tested.change().meanB()),
                ComparisonNumbers.difference(tested.change()),
                ComparisonNumbers.interval(tested.change()),
                String.valueOf(tested.change().difference().n()),
                ComparisonNumbers.p(tested.change()),
                ComparisonNumbers.adjusted(tested),
                ComparisonNumbers.word(tested.conclusion(), in));
    }

    /** How many metrics have a p, which is what Holm's correction is over. */
    static int tests(Comparison comparison) {
        return (int) comparison.metrics().stream()
                .filter(metric -> metric.tested().adjusted().isPresent())
                .count();
    }

    static String heading(SliceTable table, Wording in) {
        return in.pick(table.metric() + " by " + table.key(), table.metric() + " 按 " + table.key());
    }

    /** What the column BH is, and why some slices have nothing in it. */
    static String correction(Wording in) {
        return in.pick(
                "BH: p corrected over the slices of one table (Benjamini-Hochberg); slices with fewer than "
                        + Comparer.FEWEST_IN_SLICE + " pairs are not tested.",
                "BH：在一张表的各切片上校正后的 p（Benjamini-Hochberg）；不足 " + Comparer.FEWEST_IN_SLICE + " 对的切片不作检验。");
    }

    /** How many slices of a table are left out for its length; empty when none is. */
    static Optional<String> omitted(SliceTable table, Wording in) {
        int rest = table.slices().size() - MOST_ROWS;
        return rest <= 0
                ? Optional.empty()
                : Optional.of(in.pick(
                        rest + " smaller slices are not shown; --json has them all",
                        "另有 " + rest + " 个较小的切片未列出；--json 中有全部"));
    }

    /** Why there is no number at all. */
    static String nothing(Comparison comparison, Wording in) {
        if (comparison.cases().pairs().isEmpty()) {
            return in.pick("nothing could be compared: no case id is in both runs", "无法比较：没有任何用例编号同时出现在两次运行中");
        }
        return comparison.metrics().isEmpty()
                ? in.pick(
                        "nothing could be compared: no metric is in both runs; run both with the same metrics",
                        "无法比较：两次运行没有共同的指标；请以相同的指标重跑")
                : in.pick(
                        "nothing could be compared: no case has a value of the same metric in both runs",
                        "无法比较：没有任何用例在两次运行中都有同一指标的值");
    }

    static String cannotTell(Wording in) {
        return in.pick("what this comparison cannot tell", "这次对比不能说明的");
    }

    static String caveat(Comparison comparison, Wording in) {
        String always = in.pick(
                "These cases are a sample: no difference shown is not proof of none. What a judge gets wrong in both runs"
                        + " alike shows in neither.",
                "这些用例只是样本：未显示出差异并不证明没有差异。评判在两次运行中犯的相同错误不会显出来。");
        return comparison.slices().isEmpty()
                ? always
                : always + in.pick(" Slices were picked after the fact.", "切片是事后挑选的。");
    }
}
