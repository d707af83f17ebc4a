package dev.assay.engine.report;

import dev.assay.core.history.History;
import dev.assay.core.history.Series;
import dev.assay.core.history.Trend;
import java.util.List;
import java.util.Optional;

/** The runs before the one that is reported, and that one, metric by metric. */
final class HistoryView {

    private final History history;
    private final List<TrendView> trends;
    private final Wording in;

    private HistoryView(History history, List<Trend> trends, Wording in) {
        this.history = history;
        this.trends = trends.stream()
                .map(trend -> new TrendView(trend, history.runs(), in))
                .toList();
        this.in = in;
    }

    /** The metrics of this run that an earlier one measured too; absent when there are none. */
    static Optional<HistoryView> of(ReportInput input, Wording in) {
        if (input.history().size() < 2) {
            return Optional.empty();
        }
        History history = new History(
                        Series.of(input.history().get(input.history().size() - 1)), input.history())
                .last(ReportInput.MOST_PAST_RUNS);
        List<Trend> trends = input.run().metrics().keySet().stream()
                .map(history::trend)
                .filter(trend -> trend.points().size() > 1)
                .toList();
        return trends.isEmpty() ? Optional.empty() : Optional.of(new HistoryView(history, trends, in));
    }

    List<TrendView> trends() {
        return trends;
    }

    /** Whether something changed between the runs, so that there are markers. */
    boolean marked() {
        return trends.stream().anyMatch(trend -> !trend.plot().markers().isEmpty());
    }

    String sentence() {
        HistoryWords words = new HistoryWords(in);
        return in.pick(
                "The last " + words.runs(history.runs().size()) + " of " + words.series(history.series())
                        + ", this one at the right. The band is the interval of each mean.",
                words.series(history.series()) + " 最近 "
                        + words.runs(history.runs().size()) + "，最右为本次。色带为各均值的置信区间。");
    }
}
