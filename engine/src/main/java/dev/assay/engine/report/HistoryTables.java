package dev.assay.engine.report;

import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;
import dev.assay.core.stats.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The tables of past runs on a terminal. */
final class HistoryTables {

    /** A line of bars is cut before other columns give way, but not below this. */
    private static final int SHORTEST_LINE = 8;

    private final Screen screen;
    private final Wording in;
    private final HistoryWords words;

    HistoryTables(Screen screen) {
        this.screen = screen;
        this.in = screen.words();
        this.words = new HistoryWords(in);
    }

    /** A row for each metric. */
    void trends(List<Trend> trends, int runs) {
        screen.heading(in.pick("trends", "走势"));
        int line = Math.min(runs, screen.width());
        FittingTable table = trends(trends, runs, line);
        while (line > SHORTEST_LINE && !table.leftOut().isEmpty()) {
            line--;
            table = trends(trends, runs, line);
        }
        screen.table(table.lines());
        if (line < runs) {
            screen.wrapped("", in.pick("Bars: the last ", "条形：最近 ") + words.runs(line) + in.pick(".", "。"));
        }
    }

    private FittingTable trends(List<Trend> trends, int runs, int line) {
        return new FittingTable(screen.width())
                .needed(Phrase.METRIC.in(in), false, cells(trends, trend -> name(trend.metric())))
                .needed(in.pick("first", "最初"), true, cells(trends, trend -> Numbers.fraction(trend.first())))
                .needed(in.pick("last", "最近"), true, cells(trends, trend -> Numbers.fraction(trend.last())))
                .optional(in.pick("lowest", "最低"), true, cells(trends, trend -> Numbers.fraction(trend.lowest())))
                .optional(in.pick("highest", "最高"), true, cells(trends, trend -> Numbers.fraction(trend.highest())))
                .needed(in.pick("bars", "条形"), false, cells(trends, trend -> SparkLine.of(trend, runs, line)))
                .needed(in.pick("last change", "最近变化"), false, cells(trends, words::step));
    }

    /** The name of a metric, cut where it would take more than a third of the line. */
    private String name(String metric) {
        return TextWidth.cut(PlainText.line(metric), Math.max(16, screen.width() / 3));
    }

    private static <T> List<String> cells(List<T> rows, Function<T, String> cell) {
        return rows.stream().map(cell).toList();
    }

    /** A row for each run, with the means of as many metrics as there is room for. */
    void runs(History history, List<Trend> trends) {
        screen.heading(in.pick("runs, the youngest last", "运行，最近的在最后"));
        FittingTable table = runs(history.runs());
        for (Trend trend : trends) {
            table.optional(name(trend.metric()), true, cells(history.runs(), run -> cell(run, trend, Numbers::mean)));
        }
        table.needed(Phrase.CHANGED.in(in), false, cells(history.changes(), words::changes));
        screen.table(table.lines());
        if (!table.leftOut().isEmpty()) {
            screen.wrapped(
                    "",
                    in.pick("No room for: ", "放不下的列：")
                            + String.join(", ", table.leftOut())
                            + in.pick(". --metric NAME shows one closely.", "。--metric 名称 可单独查看一个指标。"));
        }
    }

    private FittingTable runs(List<PastRun> runs) {
        FittingTable table = new FittingTable(screen.width())
                .needed(Phrase.RUN.in(in), false, cells(runs, run -> PlainText.line(run.run())))
                .optional(in.pick("commit", "提交"), false, cells(runs, words::commit));
        if (runs.stream().anyMatch(run -> run.exit().isPresent())) {
            table.optional(Phrase.GATE.in(in), false, cells(runs, run -> words.gate(run.exit())));
        }
        return table.optional(Phrase.CASES.in(in), true, cells(runs, run -> String.valueOf(run.cases())));
    }

    /** A row for each run, with all that is known of one metric. */
    void closely(History history, Trend trend) {
        screen.heading(trend.metric());
        List<PastRun> runs = history.runs();
        List<String> changes = new ArrayList<>(Collections.nCopies(runs.size(), ""));
        for (TrendPoint point : trend.points()) {
            changes.set(point.place(), words.changes(point.grounds()));
        }
        FittingTable table = runs(runs)
                .needed(Phrase.MEAN.in(in), true, cells(runs, run -> cell(run, trend, Numbers::mean)))
                .needed(
                        Phrase.INTERVAL.in(in),
                        false,
                        cells(runs, run -> cell(run, trend, estimate -> Numbers.interval(estimate, in))))
                .needed(
                        Phrase.N.in(in),
                        true,
                        cells(runs, run -> cell(run, trend, estimate -> String.valueOf(estimate.n()))))
                .needed(Phrase.CHANGED.in(in), false, changes);
        screen.table(table.lines());
    }

    private static String cell(PastRun run, Trend trend, Function<Estimate, String> cell) {
        return Optional.ofNullable(run.metrics().get(trend.metric())).map(cell).orElse("");
    }
}
