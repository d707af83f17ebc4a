package dev.assay.engine.report;

import dev.assay.core.stats.variance.Part;
import dev.assay.core.stats.variance.Source;
import dev.assay.core.stats.variance.VarianceSplit;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Where the variance of a run's means comes from, and what would make it smaller, on a terminal. */
final class TerminalSplit {

    private static final String BELOW = "*";

    private final Screen screen;
    private final Wording in;
    private final SplitInput found;

    TerminalSplit(Screen screen, SplitInput found) {
        this.screen = screen;
        this.in = screen.words();
        this.found = found;
    }

    /** Writes it; nothing where nothing is known. */
    void write() {
        if (found.metrics().isEmpty()) {
            return;
        }
        parts();
        errors();
        screen.raw("");
        found.metrics()
                .forEach((metric, each) -> screen.wrapped("", metric + in.pick(": ", "：") + lever(each.split())));
        explanations();
    }

    private void parts() {
        screen.heading(in.pick("where the variance comes from", "方差的来源"));
        TextTable table = new TextTable(false, false, true, false, true);
        table.add(
                Phrase.METRIC.in(in),
                in.pick("source", "来源"),
                in.pick("deviation of a score", "单个得分的标准差"),
                Phrase.INTERVAL.in(in),
                in.pick("share in the mean", "占均值方差"));
        found.metrics().forEach((metric, each) -> {
            String name = PlainText.line(metric);
            for (Part part : each.split().parts()) {
                boolean steady = each.steady() && part.sources().get(0) == Source.JUDGE;
                table.add(
                        name,
                        sources(part),
                        ComparisonNumbers.mean(part.deviation()) + (part.negative() ? BELOW : ""),
                        steady ? in.pick("0 by construction", "必然为 0") : Numbers.interval(part.interval(), in),
                        percent(each.split().share(part)));
                name = "";
            }
        });
        screen.table(table.lines());
    }

    private void errors() {
        screen.heading(in.pick("standard error of the mean, now and with twice as many", "均值的标准误：现在，以及数量加倍后"));
        TextTable table = new TextTable(false, true, true, true, true, true, true, true);
        table.add(
                Phrase.METRIC.in(in),
                Phrase.CASES.in(in),
                in.pick("answers", "回答数"),
                in.pick("judgings", "评判数"),
                in.pick("now", "现在"),
                in.pick("questions", "问题"),
                in.pick("answers each", "每题回答"),
                in.pick("judgings each", "每答评判"));
        found.metrics().forEach((metric, each) -> {
            VarianceSplit split = each.split();
            table.add(
                    PlainText.line(metric),
                    String.valueOf(split.cases()),
                    String.valueOf(split.answers()),
                    each.steady() ? Numbers.NONE : String.valueOf(split.judgings()),
                    ComparisonNumbers.mean(split.error()),
                    doubled(split, Source.QUESTIONS),
                    doubled(split, Source.SYSTEM),
                    doubled(split, Source.JUDGE));
        });
        screen.table(table.lines());
    }

    private static String doubled(VarianceSplit split, Source source) {
        return Optional.ofNullable(split.doubled().get(source))
                .map(Numbers::fraction)
                .orElse(Numbers.NONE);
    }

    private static String percent(OptionalDouble share) {
        return share.isPresent()
                ? dev.assay.core.words.Numbers.fixed(100 * share.getAsDouble(), 0) + " %"
                : Numbers.NONE;
    }

    private String sources(Part part) {
        return part.sources().stream().map(this::source).collect(Collectors.joining(" + "));
    }

    private String source(Source source) {
        return switch (source) {
            case QUESTIONS -> in.pick("questions", "问题");
            case SYSTEM -> in.pick("system", "系统");
            case JUDGE -> in.pick("judge", "评判");
        };
    }

    private String lever(VarianceSplit split) {
        if (split.error().isEmpty()) {
            return in.pick("no standard error, as all cases are one, or in one cluster", "没有标准误：只有一个用例，或所有用例同属一组");
        }
        Optional<Part> greatest = split.greatest();
        if (greatest.isEmpty()) {
            return in.pick("nothing varies", "没有任何波动");
        }
        Part part = greatest.get();
        String share = percent(split.share(part));
        return in.pick(
                "most comes from " + sources(part) + " (" + share + "): the lever is "
                        + more(part.sources().get(0)),
                "主要来自" + sources(part) + "（" + share + "）：应"
                        + more(part.sources().get(0)));
    }

    private String more(Source source) {
        return switch (source) {
            case QUESTIONS -> in.pick("more questions", "增加问题");
            case SYSTEM ->
                found.asked()
                        ? in.pick("more answers per question (target.repeats)", "增加每题的回答次数（target.repeats）")
                        : in.pick("more recorded answers per question", "为每题多录几个回答");
            case JUDGE -> in.pick("more judgings per answer (judge.repeats)", "增加每个回答的评判次数（judge.repeats）");
        };
    }

    private void explanations() {
        screen.wrapped(
                "",
                in.pick("More answers or judgings need no new labels; more questions do.", "增加回答或评判不需要新的标注；增加问题则需要。"));
        if (negative(found.metrics())) {
            screen.wrapped(
                    BELOW + " ", in.pick("the estimate came out below 0, and 0 stands for it", "估计值小于 0，以 0 代替"));
        }
        if (found.together(Source.QUESTIONS, Source.SYSTEM)) {
            screen.wrapped(
                    "",
                    in.pick(
                            "One answer per question does not tell questions from system: "
                                    + (found.asked() ? "set target.repeats to 2 or more." : "record two or more."),
                            "每题只有一个回答，无法区分问题与系统的波动："
                                    + (found.asked() ? "请将 target.repeats 设为 2 或更多。" : "请录制两个或更多回答。")));
        }
        if (found.unjudged() > 0 && found.together(Source.SYSTEM, Source.JUDGE)) {
            int answers = found.unjudged();
            screen.wrapped(
                    "",
                    in.pick(
                            "--split tells the system from the judge: the judge is asked, and paid, once more for the "
                                    + answers + (answers == 1 ? " answer" : " different answers")
                                    + " of the first run.",
                            "--split 可区分系统与评判的波动：第一次运行的 " + answers + " 个不同回答会再评判一次，费用另计。"));
        }
    }

    private static boolean negative(Map<String, SplitInput.Of> metrics) {
        return metrics.values().stream()
                .flatMap(each -> each.split().parts().stream())
                .anyMatch(Part::negative);
    }
}
