package dev.assay.engine.report;

import dev.assay.core.run.Repeats;
import dev.assay.core.stats.Spread;
import java.util.ArrayList;
import java.util.List;

/** How far answers to the same question lie apart, metric by metric, in the words of the report's language. */
final class SpreadTable {

    private final Repeats repeats;
    private final Wording in;

    SpreadTable(Repeats repeats, Wording in) {
        this.repeats = repeats;
        this.in = in;
    }

    /** What was asked again, in one sentence. */
    String sentence() {
        String answers = in.pick(
                repeats.answers() + " answers to " + in.cases(repeats.cases()),
                in.cases(repeats.cases()) + "共 " + repeats.answers() + " 次回答");
        String failed = repeats.failed() == 0
                ? ""
                : in.pick(
                        ", " + repeats.failed() + " of them not measured in full",
                        "，其中 " + repeats.failed() + " 次未完全测成");
        return answers + failed + in.pick(". ", "。") + Phrase.SPREAD_NOTE.in(in);
    }

    /** The head, then one row for each metric: its name, then numbers, then how the interval was made. */
    List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                Phrase.METRIC.in(in),
                Phrase.DEVIATION.in(in),
                Phrase.INTERVAL.in(in),
                Phrase.N.in(in),
                Phrase.DIFFERING.in(in),
                Phrase.METHOD.in(in)));
        repeats.spread().forEach((name, spread) -> rows.add(row(name, spread)));
        return rows;
    }

    private List<String> row(String name, Spread spread) {
        return List.of(
                name,
                Numbers.fraction(spread.deviation()),
                Numbers.interval(spread.interval(), in),
                String.valueOf(spread.n()),
                String.valueOf(spread.differing()),
                spread.method());
    }
}
