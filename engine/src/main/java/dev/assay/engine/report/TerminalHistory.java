package dev.assay.engine.report;

import dev.assay.core.history.History;
import dev.assay.core.history.Series;
import dev.assay.core.history.Trend;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Past runs on a terminal: how each metric went, then the runs themselves, the youngest last. */
public final class TerminalHistory {

    private final Screen screen;
    private final Wording in;
    private final HistoryWords words;

    /** In this style. */
    public TerminalHistory(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
        this.words = new HistoryWords(in);
    }

    /** Writes it; every line ends with {@code \n}. */
    public void write(HistoryInput input, Appendable to) throws IOException {
        input.unmet()
                .ifPresent(path -> screen.wrapped(
                        "# ",
                        in.pick(
                                "no run was started as `" + path + "`; this is what was run last",
                                "没有以 `" + path + "` 启动的运行；以下是最近运行的系列")));
        for (int i = 0; i < input.shown().size(); i++) {
            if (i > 0) {
                screen.raw("");
            }
            series(input.shown().get(i), input.metrics());
        }
        if (!input.others().isEmpty()) {
            screen.raw("");
            others(input.others());
        }
        to.append(screen.toString());
    }

    private void series(HistoryInput.Shown shown, List<String> metrics) {
        History history = shown.history();
        HistoryTables tables = new HistoryTables(screen);
        head(shown);
        List<Trend> trends = history.trends().stream()
                .filter(trend -> metrics.isEmpty() || metrics.contains(trend.metric()))
                .toList();
        if (trends.isEmpty()) {
            screen.raw(in.pick("None of these runs has a mean to show.", "这些运行中没有可显示的均值。"));
        } else {
            tables.trends(trends, history.runs().size());
        }
        if (metrics.isEmpty()) {
            tables.runs(history, trends);
        } else {
            trends.forEach(trend -> tables.closely(history, trend));
        }
        List<String> legend = HistoryLegend.lines(history, trends, in);
        if (!legend.isEmpty()) {
            screen.raw("");
            legend.forEach(line -> screen.wrapped("", line));
        }
    }

    private void head(HistoryInput.Shown shown) {
        History history = shown.history();
        int count = history.runs().size();
        String comma = in.pick(", ", "，");
        String all = words.series(history.series()) + in.pick(": ", "：") + words.runs(shown.total());
        String some = count == shown.total()
                ? ""
                : comma + in.pick("the last " + count + " of them shown", "显示最近 " + count + " 次");
        String last = history.youngest().time();
        String when = count == 1 ? last : history.runs().get(0).time() + in.pick(" to ", " 至 ") + last;
        screen.wrapped("# ", all + some + comma + when);
    }

    private void others(Map<Series, Integer> others) {
        List<String> names = new ArrayList<>();
        others.forEach((series, runs) ->
                names.add(words.series(series) + in.pick(" (", "（") + words.runs(runs) + in.pick(")", "）")));
        screen.wrapped(
                "# ",
                in.pick("other series: ", "其他系列：")
                        + String.join("; ", names)
                        + in.pick(". --source, --variant or --all show them.", "。用 --source、--variant 或 --all 查看。"));
    }
}
