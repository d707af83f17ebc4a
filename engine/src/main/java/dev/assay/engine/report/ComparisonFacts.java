package dev.assay.engine.report;

import dev.assay.core.comparison.CaseChange;
import dev.assay.core.comparison.CaseChanges;
import dev.assay.core.comparison.Change;
import dev.assay.core.comparison.Conclusion;
import dev.assay.core.comparison.LeftOut;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.gate.Fact;
import dev.assay.core.run.Cause;
import dev.assay.core.stats.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says of a metric what became of it between two runs: one headline, and the facts below it. */
final class ComparisonFacts {

    private static final int MOST_FLIPS = 8;
    private static final String BETWEEN = " · ";

    private final Wording in;
    private final int tests;
    private final int shown;

    /**
     * Facts in these words.
     *
     * @param tests how many metrics Holm's correction is over
     * @param shown how many of the worst and of the best cases to name
     */
    ComparisonFacts(Wording in, int tests, int shown) {
        this.in = in;
        this.tests = tests;
        this.shown = shown;
    }

    String headline(MetricComparison metric) {
        return metric.metric()
                + in.pick(": ", "：")
                + ComparisonNumbers.word(metric.tested().conclusion(), in)
                + values(metric);
    }

    private String values(MetricComparison metric) {
        Change change = metric.tested().change();
        if (change.difference().n() == 0) {
            return "";
        }
        String now = in.pick(", ", "，") + ComparisonNumbers.mean(change.meanB());
        return metric.tested().conclusion() == Conclusion.SAME
                ? now
                : now + in.pick(", was ", "，原为 ") + ComparisonNumbers.mean(change.meanA());
    }

    List<Fact> of(MetricComparison metric) {
        Change change = metric.tested().change();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(in.pick("difference", "差值"), difference(change)));
        if (metric.tested().conclusion() != Conclusion.SAME) {
            facts.add(new Fact("p", p(metric)));
        }
        detectable(metric).ifPresent(text -> facts.add(new Fact(in.pick("can show", "可显示"), text)));
        leftOut(metric.leftOut()).ifPresent(text -> facts.add(new Fact(in.pick("left out", "未计入"), text)));
        facts.addAll(flips(metric.changes()));
        cases(in.pick("worst", "最差"), metric.changes().worst(shown)).ifPresent(facts::add);
        cases(in.pick("best", "最好"), metric.changes().best(shown)).ifPresent(facts::add);
        return facts;
    }

    private static String difference(Change change) {
        Estimate estimate = change.difference();
        String interval = change.difference().interval().isPresent() ? " " + ComparisonNumbers.interval(change) : "";
        return ComparisonNumbers.difference(change) + interval + " n=" + estimate.n() + " (" + estimate.method() + ")";
    }

    private String p(MetricComparison metric) {
        return metric.tested()
                .change()
                .p()
                .fold(
                        p -> ComparisonNumbers.p(p.p()) + " (" + p.method() + ")"
                                + (tests > 1
                                        ? in.pick(", ", "，")
                                                + ComparisonNumbers.adjusted(metric.tested())
                                                + in.pick(
                                                        " after Holm over " + tests + " metrics",
                                                        "（对 " + tests + " 个指标作 Holm 校正后）")
                                        : ""),
                        why -> in.pick("none: ", "无：") + why);
    }

    /** What so many cases could have shown, where nothing was. */
    private Optional<String> detectable(MetricComparison metric) {
        Change change = metric.tested().change();
        if (metric.tested().conclusion() != Conclusion.NOT_SHOWN) {
            return Optional.empty();
        }
        if (change.fewest()) {
            return Optional.of(in.pick("nothing, however large: too few independent pairs", "无论差异多大都显示不出：独立的配对太少"));
        }
        return Optional.of(change.detectable()
                .fold(
                        least -> in.pick(
                                "a difference of " + Numbers.fraction(least)
                                        + " or more at this n (power 80 %, tested alone)",
                                "在此 n 下不小于 " + Numbers.fraction(least) + " 的差异（功效 80 %，单独检验）"),
                        why -> in.pick("not known: ", "未知：") + why));
    }

    private Optional<String> leftOut(LeftOut out) {
        List<String> parts = new ArrayList<>();
        part(parts, out.undefinedInA(), in.pick("undefined in A only", "仅在 A 中无定义"));
        part(parts, out.failedInA(), in.pick("failed in A only", "仅在 A 中未测成"));
        part(parts, out.undefinedInB(), in.pick("undefined in B only", "仅在 B 中无定义"));
        part(parts, out.failedInB(), in.pick("failed in B only", "仅在 B 中未测成"));
        part(parts, out.neither(), in.pick("without a value in either", "在两次运行中都没有值"));
        return parts.isEmpty() ? Optional.empty() : Optional.of(String.join(in.pick(", ", "，"), parts));
    }

    private void part(List<String> parts, int count, String words) {
        if (count > 0) {
            parts.add(in.cases(count) + in.pick(" ", "") + words);
        }
    }

    private List<Fact> flips(CaseChanges changes) {
        if (changes.flips() == CaseChanges.Flip.NONE) {
            return List.of();
        }
        List<Fact> facts = new ArrayList<>();
        flip(in.pick("lost", "失去"), changes, changes.flippedBack()).ifPresent(facts::add);
        flip(in.pick("gained", "得到"), changes, changes.flippedForth()).ifPresent(facts::add);
        return facts;
    }

    private Optional<Fact> flip(String name, CaseChanges changes, List<CaseChange> flipped) {
        if (flipped.isEmpty()) {
            return Optional.empty();
        }
        CaseChange first = flipped.get(0);
        boolean up = first.b() > first.a();
        String way = changes.flips() == CaseChanges.Flip.WHOLE
                ? in.pick(" went from ", "由 ") + (up ? "0" : "1") + in.pick(" to ", " 变为 ") + (up ? "1" : "0")
                : up ? in.pick(" rose by more than 0.5", "上升超过 0.5") : in.pick(" fell by more than 0.5", "下降超过 0.5");
        String ids = flipped.stream().limit(MOST_FLIPS).map(CaseChange::id).collect(Collectors.joining(BETWEEN));
        int rest = flipped.size() - MOST_FLIPS;
        return Optional.of(new Fact(
                name,
                in.cases(flipped.size())
                        + way
                        + in.pick(": ", "：")
                        + ids
                        + (rest > 0 ? BETWEEN + in.pick(rest + " more", "另有 " + rest + " 个") : "")));
    }

    private Optional<Fact> cases(String name, List<CaseChange> changes) {
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Fact(name, changes.stream().map(this::change).collect(Collectors.joining(BETWEEN))));
    }

    private String change(CaseChange change) {
        String values = change.id() + " " + short2(change.a()) + " -> " + short2(change.b());
        if (change.causeA().isEmpty() && change.causeB().isEmpty()) {
            return values;
        }
        return values + in.pick(" (", "（") + cause(change.causeA()) + " -> " + cause(change.causeB())
                + in.pick(")", "）");
    }

    private String cause(Optional<String> word) {
        return word.map(known -> Arrays.stream(Cause.values())
                        .filter(cause -> cause.word().equals(known))
                        .findFirst()
                        .map(cause -> Terms.cause(cause, in))
                        .orElse(known))
                .orElse(in.pick("no cause", "无原因"));
    }

    private static String short2(double value) {
        return dev.assay.core.words.Numbers.fixed(value, 2);
    }
}
