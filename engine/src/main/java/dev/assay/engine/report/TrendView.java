package dev.assay.engine.report;

import dev.assay.core.history.PastRun;
import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A metric through the runs: drawn, in words, and as a table. */
final class TrendView {

    private final Trend trend;
    private final Wording in;
    private final HistoryWords words;
    private final TrendPlot plot;

    TrendView(Trend trend, List<PastRun> runs, Wording in) {
        this.trend = trend;
        this.in = in;
        this.words = new HistoryWords(in);
        this.plot = new TrendPlot(trend, runs, in);
    }

    String metric() {
        return trend.metric();
    }

    TrendPlot plot() {
        return plot;
    }

    /** What the drawing says, in words. */
    String spoken() {
        String comma = in.pick(", ", "，");
        String numbers = trend.metric()
                + in.pick(": ", "：")
                + words.runs(trend.points().size())
                + comma
                + in.pick("first ", "最初 ")
                + Numbers.fraction(trend.first())
                + comma
                + in.pick("last ", "最近 ")
                + Numbers.fraction(trend.last())
                + comma
                + in.pick("lowest ", "最低 ")
                + Numbers.fraction(trend.lowest())
                + comma
                + in.pick("highest ", "最高 ")
                + Numbers.fraction(trend.highest());
        String changes = trend.points().stream()
                .filter(point -> !point.changed().isEmpty())
                .map(point -> point.run().run() + " " + words.changes(point.grounds()))
                .collect(Collectors.joining(in.pick("; ", "；")));
        return changes.isEmpty() ? numbers : numbers + in.pick("; changed: ", "；变动：") + changes;
    }

    /** The runs, the youngest first. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (TrendPoint point : trend.points()) {
            rows.add(new Row(
                    point.run().run(),
                    words.commit(point.run()),
                    Numbers.mean(point.estimate()),
                    Numbers.interval(point.estimate(), in),
                    point.estimate().n(),
                    words.changes(point.grounds())));
        }
        Collections.reverse(rows);
        return rows;
    }

    /**
     * A run in the table.
     *
     * @param run its id
     * @param commit its commit, short
     * @param mean the mean
     * @param interval its interval, or that there is none
     * @param n valued cases
     * @param changed what changed before it; empty for nothing
     */
    record Row(String run, String commit, String mean, String interval, int n, String changed) {}
}
