package dev.assay.engine.report;

import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.comparison.Noise;
import java.io.IOException;
import java.util.List;

/** What changed when the same was run twice, on a terminal. */
public final class TerminalNoise {

    private final Screen screen;
    private final Wording in;

    /** In this style. */
    public TerminalNoise(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
    }

    /** Writes it; every line ends with {@code \n}. */
    public void write(ComparisonInput input, SplitInput split, List<String> notes, Appendable to) throws IOException {
        screen.wrapped(
                "# ",
                in.pick("the same, run twice: ", "同一评测运行两次：") + input.a().runId() + ", "
                        + input.b().runId() + ", " + input.a().source());
        notes.forEach(note -> screen.wrapped("# ", note));
        input.comparison()
                .filter(Comparison::any)
                .ifPresentOrElse(this::noise, () -> screen.raw(TerminalComparison.failure(input)));
        new TerminalSplit(screen, split).write();
        input.shown()
                .ifPresent(metrics -> screen.wrapped(
                        "! ",
                        in.pick(
                                metrics
                                        + ": the second run differs beyond chance, so something else than chance changed between"
                                        + " the runs (load, an index that grew, a model that was replaced)",
                                metrics + "：第二次运行的差异超出偶然，两次之间必有其他变化（负载、索引更新、模型更换等）")));
        to.append(screen.toString());
    }

    private void noise(Comparison comparison) {
        screen.heading(in.pick("noise", "噪声"));
        TextTable table = new TextTable(false, true, true, false, true, true);
        String level = dev.assay.core.words.Numbers.percent(comparison.confidence());
        table.add(
                Phrase.METRIC.in(in),
                Phrase.N.in(in),
                in.pick("changed", "有变化"),
                Phrase.INTERVAL.in(in),
                in.pick("spread of a case", "单个用例的离散度"),
                in.pick("band of the mean", "均值的波动范围"));
        for (MetricComparison metric : comparison.metrics()) {
            Noise noise = Noise.of(metric, comparison.confidence());
            table.add(
                    PlainText.line(metric.metric()),
                    String.valueOf(noise.changed().n()),
                    Numbers.mean(noise.changed()),
                    Numbers.interval(noise.changed(), in),
                    ComparisonNumbers.mean(noise.spread()),
                    noise.band().isPresent()
                            ? "±" + Numbers.fraction(noise.band().getAsDouble())
                            : Numbers.NONE);
        }
        screen.table(table.lines());
        screen.raw("");
        screen.wrapped(
                "",
                in.pick(
                        "changed: share of the cases whose score changed. spread: standard deviation of a case's score"
                                + " between runs. band (" + level + "): a difference of two means within it is what the"
                                + " system and its judge do by themselves.",
                        "有变化：得分发生变化的用例比例。离散度：同一用例的得分在两次运行之间的标准差。波动范围（" + level + "）：两次均值之差若在此之内，就是系统与评判自身的波动。"));
    }
}
